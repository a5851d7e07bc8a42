declare global {
  /** The path that Storybook loads into a frame when a documentation page shows a story. */
  var PREVIEW_URL: string | undefined
}

/** A documentation page, or a story inside one. */
export const isDocs = (search: string): boolean => {
  const asked = new URLSearchParams(search)
  return asked.get('viewMode') === 'docs' || asked.get('embed') === 'true'
}

/** Such a page must not scroll when one of its stories moves the focus. */
export const showsManyStories = (search: string): boolean =>
  isDocs(search) || new URLSearchParams(search).get('embed') === 'wall'

/**
 * Prevents a documentation page from scrolling when it opens. The stories in the page do not run their play functions,
 * and neither a change of the focus nor an error summary scrolls the page.
 */
export const preventDocsScrolling = (): void => {
  // With `embed=true` in the URL, Storybook does not run the play function of the story.
  globalThis.PREVIEW_URL = 'iframe.html?embed=true'
  const { prototype } = HTMLElement
  const focus: unknown = Object.getOwnPropertyDescriptor(prototype, 'focus')?.value
  const scroll: unknown = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')?.value
  if (typeof focus !== 'function' || typeof scroll !== 'function') return
  prototype.focus = function (options) {
    Reflect.apply(focus, this, [
      showsManyStories(location.search) ? { ...options, preventScroll: true } : options,
    ])
  }
  Element.prototype.scrollIntoView = function (options) {
    if (!(showsManyStories(location.search) && this.matches('[role=alert]')))
      Reflect.apply(scroll, this, [options])
  }
}
