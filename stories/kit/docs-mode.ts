declare global {
  /** Storybook's address of the frames in which a page of documentation shows stories. */
  var PREVIEW_URL: string | undefined
}

/** Whether a page shows documentation, or stands in it, by what its address asks for. */
export const isDocs = (search: string): boolean => {
  const asked = new URLSearchParams(search)
  return asked.get('viewMode') === 'docs' || asked.get('embed') === 'true'
}

/** Whether a story is one of many on a page: what takes the focus in it must not move that page. */
export const isOneOfMany = (search: string): boolean =>
  isDocs(search) || new URLSearchParams(search).get('embed') === 'wall'

/**
 * Documentation opens where it begins and stays there: no story plays in it, and what takes the focus does not scroll.
 */
export const keepDocsStill = (): void => {
  // an embedded story is not played
  globalThis.PREVIEW_URL = 'iframe.html?embed=true'
  const { prototype } = HTMLElement
  const focus: unknown = Object.getOwnPropertyDescriptor(prototype, 'focus')?.value
  if (typeof focus !== 'function') return
  prototype.focus = function (options) {
    Reflect.apply(focus, this, [isOneOfMany(location.search) ? { ...options, preventScroll: true } : options])
  }
}
