import { cdp } from 'vitest/browser'

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

const fill = '-webkit-text-fill-color'

/**
 * Sets `-webkit-text-fill-color` of each element to its forced colour. In forced-colours mode Chromium does not change
 * this property, but axe reads it.
 */
const fillTextAsForced = () => {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')]
  // Reads all colours before it changes a style, because after each change the browser would have to compute all styles
  // again.
  const colours = elements.map((element) => getComputedStyle(element).color)
  elements.forEach((element, at) => element.style.setProperty(fill, colours[at] ?? ''))
}

const fillTextAsBefore = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.removeProperty(fill)
}

/** Runs the function `look` while forced-colours mode is active, and returns its result. */
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
