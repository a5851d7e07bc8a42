import { cdp } from 'vitest/browser'

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

const fill = '-webkit-text-fill-color'

/**
 * In forced-colours mode Chromium paints text in its forced colour, but does not change `-webkit-text-fill-color`,
 * which axe reads. This function sets that property to the forced colour.
 */
const fillTextAsForced = () => {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')]
  // Reads all colours before the first write, because each read after a write would make the browser compute all
  // styles again.
  const colours = elements.map((element) => getComputedStyle(element).color)
  elements.forEach((element, at) => element.style.setProperty(fill, colours[at] ?? ''))
}

const fillTextAsBefore = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.removeProperty(fill)
}

/** Runs the function `look` while the page has forced colours, and returns its result. */
export const inForcedColours = async <Found>(look: () => Promise<Found>): Promise<Found> => {
  await emulate('active')
  fillTextAsForced()
  try {
    return await look()
  } finally {
    fillTextAsBefore()
    await emulate('none')
  }
}
