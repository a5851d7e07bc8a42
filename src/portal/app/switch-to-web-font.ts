import { nextTask } from './next-task.ts'

/** Returns the top and the bottom of each text fragment on the page, in CSS pixels. */
const placesOfText = (page: Document): readonly number[] => {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const range = page.createRange()
  const places: number[] = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const { top, bottom } = range.getBoundingClientRect()
    places.push(top, bottom)
  }
  return places
}

const isSame = (before: readonly number[], after: readonly number[]): boolean =>
  before.every((place, index) => Math.abs(place - (after[index] ?? 0)) <= 1)

/** Resolves when the heading of the page changes, before the browser paints the changed heading. */
const nextScreen = (page: Document): Promise<void> => {
  const heading = () => page.querySelector('h1')?.textContent
  const shown = heading()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (heading() === shown) return
      observer.disconnect()
      resolve()
    })
    observer.observe(page.body, { childList: true, characterData: true, subtree: true })
  })
}

/** Returns the URLs of the font files in the styles of the document. */
const fontFiles = (page: Document): readonly string[] =>
  [...page.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap((rule) =>
      rule instanceof CSSFontFaceRule
        ? (/url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1] ?? [])
        : [],
    )

/**
 * Loads a font file by a link element without a referrer. A style in the document would load the file with a referrer.
 * Chromium would then send the original URL of the page, although the page's referrer policy forbids it. This URL can
 * contain a link code.
 */
const preload = (page: Document, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = page.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', referrerPolicy: 'no-referrer' })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${file} could not be loaded`)))
    link.href = file
    page.head.append(link)
  })

/**
 * The body has this attribute while its text uses the local font, which is a font of the device. If the value is
 * `lines`, form fields and numbers already use the web font.
 */
const inLocalFont = 'data-local-font'

/**
 * Switches from the local font to the web font. If the web font moves a line of the page, the text keeps the local font
 * until the next screen appears. In this case, only form fields and numbers switch at once, if their switch alone moves
 * no line. In the web font, a reader can distinguish I from l, and O from 0. Rejects if the font cannot be loaded. The
 * page then keeps the local font.
 */
export const switchToWebFont = async (page: Document): Promise<void> => {
  const { body, fonts } = page
  if (!body.hasAttribute(inLocalFont)) return
  const webFont = getComputedStyle(body).getPropertyValue('--web-font')
  if (webFont === '') return
  await Promise.all(fontFiles(page).map((file) => preload(page, file)))
  await fonts.load(`1em ${webFont}`)
  const before = placesOfText(page)
  await nextTask()
  body.removeAttribute(inLocalFont)
  if (isSame(before, placesOfText(page))) return
  body.setAttribute(inLocalFont, 'lines')
  if (!isSame(before, placesOfText(page))) body.setAttribute(inLocalFont, '')
  await nextScreen(page)
  body.removeAttribute(inLocalFont)
}
