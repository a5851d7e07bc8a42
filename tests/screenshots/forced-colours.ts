import { cdp } from 'vitest/browser'

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

const fill = '-webkit-text-fill-color'

/**
 * Text is painted in its forced colour. axe reads `-webkit-text-fill-color`, which Chromium does not force, so this
 * function sets the property to the forced colour.
 */
const fillTextAsForced = () => {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')]
  // Reads all colours before the first write. After a write, the next read would compute all styles again.
  const colours = elements.map((element) => getComputedStyle(element).color)
  elements.forEach((element, at) => element.style.setProperty(fill, colours[at] ?? ''))
}

const fillTextAsBefore = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.removeProperty(fill)
}

/** Runs `look` while the page has forced colours. */
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
