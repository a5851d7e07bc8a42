declare global {
  /** The path of the frames in which a documentation page shows stories. */
  var PREVIEW_URL: string | undefined
}

/** Whether the query belongs to a documentation page, or to a story inside a documentation page. */
export const isDocs = (search: string): boolean => {
  const asked = new URLSearchParams(search)
  return asked.get('viewMode') === 'docs' || asked.get('embed') === 'true'
}

/** Whether a story is one of many stories on a page. A focus in such a story must not scroll the page. */
export const isOneOfMany = (search: string): boolean =>
  isDocs(search) || new URLSearchParams(search).get('embed') === 'wall'

/**
 * Keeps a documentation page at its top when the page opens. No story plays in the page, and a focus does not scroll
 * the page.
 */
export const keepDocsStill = (): void => {
  // An embedded story does not play.
  globalThis.PREVIEW_URL = 'iframe.html?embed=true'
  const { prototype } = HTMLElement
  const focus: unknown = Object.getOwnPropertyDescriptor(prototype, 'focus')?.value
  if (typeof focus !== 'function') return
  prototype.focus = function (options) {
    Reflect.apply(focus, this, [isOneOfMany(location.search) ? { ...options, preventScroll: true } : options])
  }
}
