// Playwright sends each of these functions as text to the page, so no function may use anything outside of itself.

/** Whether the page is wider than its window, and by which element. */
export const sidewaysScrolling = (view: string): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  return [`${view}: the page is ${scrollWidth} px wide, by ${widest?.outerHTML.slice(0, 80)}`]
}

/** Without the animation in a busy button, which is wider than the button on purpose. */
export const narrowBoxes = (view: string): string[] => {
  const isTooSmall = (element: Element): boolean => {
    const hasWords = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    )
    if (!hasWords || element.scrollWidth <= element.clientWidth + 1) return false
    const { display, overflowX, textOverflow, clipPath } = getComputedStyle(element)
    if (display === 'inline' || textOverflow === 'ellipsis') return false
    // Visually hidden text may be wider than its box.
    if (clipPath !== 'none' || element.closest('.hidden')) return false
    return overflowX !== 'auto' && overflowX !== 'scroll'
  }
  return [...document.body.querySelectorAll(':not(svg, svg *, option, script, style, [data-busy])')]
    .filter(isTooSmall)
    .map(
      ({ tagName, textContent }) => `${view}: the box is too narrow for the text: ${tagName} ${textContent}`,
    )
}

/** Words that are broken into two lines. Email addresses are left out, because they may be broken. */
export const brokenWords = (view: string): string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isShown = node.parentElement?.checkVisibility() && !node.parentElement.closest('.hidden, option')
    if (!isShown || node.nodeValue?.includes('@')) continue
    for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 1) found.push(`${view}: ${word} is broken into ${lines} lines`)
    }
  }
  return found
}

/** Inputs of a fixed length, which `size` declares, that cut off their value. */
export const cutValues = (view: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[size]')].flatMap((input) => {
    const { value } = input
    input.value = '0'.repeat(input.size)
    const { scrollWidth, clientWidth } = input
    input.value = value
    return scrollWidth > clientWidth ? [`${view}: ${input.id} cuts off its ${input.size} characters`] : []
  })

/** Figures without a visible picture, and figures whose keys are not the keys of the fields beside them. */
export const wrongFigures = (view: string): string[] =>
  [...document.querySelectorAll('aside figure')].flatMap((figure) => {
    const keysOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent).join()
    const keys = keysOf(figure.querySelectorAll('li > [aria-hidden]'))
    const fields = keysOf(document.querySelectorAll('form label > [aria-hidden]'))
    const hasPicture = [...figure.querySelectorAll('img')].some((img) => img.clientHeight > 0)
    return [
      ...(hasPicture ? [] : [`${view}: a figure has no picture`]),
      ...(keys === fields ? [] : [`${view}: the figure has the keys ${keys}, the fields have ${fields}`]),
    ]
  })
