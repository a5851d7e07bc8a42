interface OpenedWindow {
  opener: unknown
  readonly closed: boolean
  readonly focus: () => void
  readonly close: () => void
  readonly location: Pick<Location, 'href' | 'replace'>
}

export interface Opener {
  readonly open: (url: string, name: string) => OpenedWindow | null
  readonly location: Pick<Location, 'assign'>
}

export const moveInWindow = 'GetServiceNow'

/**
 * The windows that each page has opened. This list is necessary, because a browser finds no window by its name after
 * the window's `opener` was set to null.
 */
const openedWindows = new WeakMap<Opener, { readonly shown: OpenedWindow; readonly isReserved: boolean }>()

const windowOf = (page: Opener) => {
  const opened = openedWindows.get(page)
  return opened && !opened.shown.closed ? opened : undefined
}

/**
 * Opens the window and returns it; `null` if the browser blocks the window. A browser blocks a window in three ways:
 * `open` returns null, the window closes at once, or `open` throws.
 */
const openWindow = (address: string, name: string, page: Opener): OpenedWindow | null => {
  try {
    const opened = page.open(address, name)
    return opened?.closed ? null : opened
  } catch {
    return null
  }
}

const removeOpener = (shown: OpenedWindow): void => {
  try {
    shown.opener = null
  } catch {
    // The browser throws an error if the window was already open and shows another site. The portal has already set its
    // `opener` to null when the portal first opened the window.
  }
}

/**
 * Opens an empty window with this name directly at the press on the button. Later, after the response to an API call,
 * Safari would block a new window.
 */
export const reserveWindow = (name: string, page: Opener = window): void => {
  if (windowOf(page)) return
  const shown = openWindow('', name, page)
  if (shown) openedWindows.set(page, { shown, isReserved: true })
}

export const giveUpWindow = (page: Opener = window): void => {
  const opened = windowOf(page)
  if (!opened?.isReserved) return
  openedWindows.delete(page)
  try {
    if (opened.shown.location.href === 'about:blank') opened.shown.close()
  } catch {
    // The window was open before the press and shows another site, so it stays open.
  }
}

/**
 * Opens the URL `address` in the window with this name. If the page has opened this window before, the function only
 * moves the window to the front. If the browser blocks this window, the function opens the address in the current
 * window instead. The function does not use `noopener`, because the browser would then always return `null`. It sets
 * `opener` to null instead.
 */
export const openNamedWindow = (address: string, name: string, page: Opener = window): void => {
  const before = windowOf(page)
  if (before?.isReserved === false) {
    before.shown.focus()
    return
  }
  before?.shown.location.replace(address)
  const shown = before?.shown ?? openWindow(address, name, page)
  if (!shown) {
    page.location.assign(address)
    return
  }
  openedWindows.set(page, { shown, isReserved: false })
  removeOpener(shown)
}
