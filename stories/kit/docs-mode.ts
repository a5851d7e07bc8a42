declare global {
  /** The path of Storybook's frames in which a documentation page shows stories. */
  var PREVIEW_URL: string | undefined
}

/** Whether a page is documentation or part of it, by its query. */
export const isDocs = (search: string): boolean => {
  const asked = new URLSearchParams(search)
  return asked.get('viewMode') === 'docs' || asked.get('embed') === 'true'
}

/** Whether a story is one of many on a page: then a focus in it must not scroll that page. */
export const isOneOfMany = (search: string): boolean =>
  isDocs(search) || new URLSearchParams(search).get('embed') === 'wall'

/** A documentation page opens at its top and stays there: no story plays in it, and a focus does not scroll it. */
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
