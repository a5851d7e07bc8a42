/** What of the page a window is opened from. */
export interface Opener {
  readonly open: (url: string, name: string) => { opener: unknown } | null
  readonly location: Pick<Location, 'assign'>
}

/**
 * Opens `address` in the window of that name; where the browser refuses, in this one. Never both (quality T7):
 * `noopener` would answer `null` for a window that did open, so the way back is cut by hand.
 */
export const openNamedWindow = (address: string, name: string, page: Opener = window): void => {
  const opened = page.open(address, name)
  if (opened === null) {
    page.location.assign(address)
    return
  }
  try {
    opened.opener = null
  } catch {
    // the window was open already and shows another site, which was cut off when it first opened
  }
}
