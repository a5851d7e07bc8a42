/**
 * Replaces every text of the page by an element with another text, as the translator of a browser does. If `stays` is
 * true, it also replaces every text that appears later, but keeps the words, by which the test finds them. Runs in the
 * page.
 */
export const translate = (stays: boolean): void => {
  const replace = (text: Text) => {
    if (text.parentElement?.closest('font, script, style, noscript, [data-captcha-slot]')) return
    const font = document.createElement('font')
    font.textContent = stays ? text.data : `${text.data}!`
    text.replaceWith(font)
  }
  const replaceIn = (place: Node) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node: Node | null = texts.currentNode; node; node = texts.nextNode())
      if (node instanceof Text) found.push(node)
    found.forEach(replace)
  }
  replaceIn(document.body)
  if (!stays) return
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node)
  }).observe(document.body, { childList: true, subtree: true })
}
