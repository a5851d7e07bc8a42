interface OpenedWindow {
  opener: unknown
  readonly closed: boolean
}

/** What of the page a window is opened from. */
export interface Opener {
  readonly open: (url: string, name: string) => OpenedWindow | null
  readonly location: Pick<Location, 'assign'>
}

/** `null` where the browser refuses: by its answer, by a window that is closed at once, or by an exception. */
const tryToOpen = (address: string, name: string, page: Opener): OpenedWindow | null => {
  try {
    const opened = page.open(address, name)
    return opened?.closed ? null : opened
  } catch {
    return null
  }
}

/**
 * Opens `address` in the window of that name; where the browser refuses, in this one. Never both (quality T7):
 * `noopener` would answer `null` for a window that did open, so the way back is cut by hand.
 */
export const openNamedWindow = (address: string, name: string, page: Opener = window): void => {
  const opened = tryToOpen(address, name, page)
  if (!opened) {
    page.location.assign(address)
    return
  }
  try {
    opened.opener = null
  } catch {
    // the window was open already and shows another site, which was cut off when it first opened
  }
}
