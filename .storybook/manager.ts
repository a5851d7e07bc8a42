import { createElement } from 'react'
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api'

addons.setConfig({ panelPosition: 'right' })

/** A page of the preview: it can use the machines and the texts, and its address follows the selected story. */
function Panel() {
  const { storyId } = useStorybookState()
  const [{ language = 'en', theme = 'system' }] = useGlobals()
  const asked = encodeURIComponent(`${storyId}&theme:${theme};language:${language}`)
  // not JSX: Storybook builds this file for a React that is older than ours
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, which needs its scripts and origin
  return createElement('iframe', {
    title: 'About this state',
    src: `iframe.html?id=start-beside-a-story--panel&viewMode=story#${asked}`,
    style: { display: 'block', width: '100%', height: '100%', border: 0 },
  })
}

addons.register('mywater/beside', () => {
  addons.add('mywater/beside/panel', {
    type: types.PANEL,
    title: 'State',
    render: ({ active }) => (active ? createElement(Panel) : null),
  })
})
