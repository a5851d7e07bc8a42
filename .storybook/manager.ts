import { createElement } from 'react'
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api'

addons.setConfig({ panelPosition: 'right' })

/**
 * The panel "State" is an iframe with a page of Storybook's preview, because only the preview can use the machines and
 * the texts. The address of the iframe contains the id of the selected story.
 */
function Panel() {
  const { storyId } = useStorybookState()
  const [{ language = 'en', theme = 'system' }] = useGlobals()
  const hash = encodeURIComponent(`${storyId}&theme:${theme};language:${language}`)
  // This file contains no JSX, because Storybook builds it for a React that is older than ours.
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the page needs its scripts and origin
  return createElement('iframe', {
    title: 'About this state',
    src: `iframe.html?id=start-beside-a-story--panel&viewMode=story#${hash}`,
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
