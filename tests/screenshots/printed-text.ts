import { cdp } from 'vitest/browser'

/** Returns the texts of the page that are visible and do not belong to a control or to navigation. */
const visibleTexts = (): string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (
      node.nodeValue?.trim() &&
      node.parentElement?.checkVisibility() &&
      !node.parentElement.closest('a, button, nav, option, svg, script, style')
    )
      found.push(node.nodeValue)
  return found
}

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

/** Returns the texts of the screen that a printed page lacks. */
export const missingOnPaper = async (): Promise<string[]> => {
  const onScreen = visibleTexts()
  await emulate('print')
  const onPaper = new Set(visibleTexts())
  await emulate('')
  return onScreen
    .filter((text) => !onPaper.has(text))
    .map((text) => `printed page: this text is missing: ${text}`)
}
