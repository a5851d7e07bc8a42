import { createElement, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons, types, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api'
import own from '../src/brand/brand.json'
import { themeFor } from './theme.ts'

const panelId = 'mywater/state/panel'

/** The words in the name of a story that shows an error. */
const errors =
  /\b(?:problems?|invalid|required|refused|failed|wrong|mismatch|expired|unavailable|missing|lapsed|not (?:created|found|sent|saved|available))\b/

/** "Wrong SMS code" for the name "Wrong Sms Code", with a mark if a story of a flow shows an error. */
const nameInSidebar = ({ id, type, name }: { id: string; type: string; name: string }): string => {
  if (type !== 'story') return name
  const words = name.toLowerCase().replaceAll(/\b(?:sms|id|po|pa)\b/g, (word) => word.toUpperCase())
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return id.startsWith('flows-') && errors.test(words) ? `⚠ ${sentence}` : sentence
}

// Storybook opens with the panel "State" selected, because the tab of this panel is the last tab and is hidden at usual
// window widths.
addons.setConfig({
  // The name of the open story is white on this colour.
  theme: { ...themeFor('system'), colorSecondary: own.light.water },
  layout: { panelPosition: 'right' },
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('start-') },
  selectedPanel: panelId,
  sidebar: { renderLabel: nameInSidebar },
})

const noState = 'This page shows no state of a flow.'

let hasShownStory = false

/**
 * A page of Storybook's preview in a frame, because only the preview can use the machines. It loads after the first
 * story, which it would slow down.
 */
function Panel() {
  const { storyId } = useStorybookState()
  const [globals] = useGlobals()
  const [mayLoad, setMayLoad] = useState(hasShownStory)
  useChannel({ [STORY_RENDERED]: () => setMayLoad(true) })
  if (!storyId.startsWith('flows-')) return createElement('p', { style: { margin: 16 } }, noState)
  if (!mayLoad) return null
  const { theme = 'system' } = globals
  // This file contains no JSX, because Storybook builds it for an older version of React than the portal has.
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the page needs its scripts and origin
  return createElement('iframe', {
    title: 'About this state',
    src: `iframe.html?id=start-state--panel&viewMode=story&globals=theme:${theme}#${storyId}`,
    style: { display: 'block', width: '100%', height: '100%', border: 0 },
  })
}

addons.register('mywater/state', (api) => {
  api.once(STORY_RENDERED, () => {
    hasShownStory = true
  })
  addons.add(panelId, {
    type: types.PANEL,
    title: 'State',
    render: ({ active }) => (active ? createElement(Panel) : null),
  })
})
