interface OpenedWindow {
  opener: unknown
  readonly closed: boolean
  readonly focus: () => void
  readonly close: () => void
  readonly location: Pick<Location, 'href' | 'replace'>
}

/** What of the page a window is opened from. */
export interface Opener {
  readonly open: (url: string, name: string) => OpenedWindow | null
  readonly location: Pick<Location, 'assign'>
}

/** Name of the window the move-in site opens in (document 2, §4). */
export const moveInWindow = 'GetServiceNow'

/** What a page has opened: a window that was cut off is not found by its name any more. */
const openedWindows = new WeakMap<Opener, { readonly shown: OpenedWindow; readonly isReserved: boolean }>()

const windowOf = (page: Opener) => {
  const opened = openedWindows.get(page)
  return opened && !opened.shown.closed ? opened : undefined
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

const cutWayBack = (shown: OpenedWindow): void => {
  try {
    shown.opener = null
  } catch {
    // the window was open already and shows another site, which was cut off when it first opened
  }
}

/** Opens the window of that name, empty, while the person presses: Safari opens none after a call. */
export const reserveWindow = (name: string, page: Opener = window): void => {
  if (windowOf(page)) return
  const shown = tryToOpen('', name, page)
  if (shown) openedWindows.set(page, { shown, isReserved: true })
}

/** Closes a window that was reserved and is still empty. */
export const giveUpWindow = (page: Opener = window): void => {
  const opened = windowOf(page)
  if (!opened?.isReserved) return
  openedWindows.delete(page)
  try {
    if (opened.shown.location.href === 'about:blank') opened.shown.close()
  } catch {
    // it was open before and shows another site
  }
}

/**
 * Opens `address` in the window of that name, or shows that one again; where the browser refuses, in this one. Never both:
 * `noopener` would answer `null` for a window that did open, so the way back is cut by hand.
 */
export const openNamedWindow = (address: string, name: string, page: Opener = window): void => {
  const before = windowOf(page)
  if (before?.isReserved === false) {
    before.shown.focus()
    return
  }
  before?.shown.location.replace(address)
  const shown = before?.shown ?? tryToOpen(address, name, page)
  if (!shown) {
    page.location.assign(address)
    return
  }
  openedWindows.set(page, { shown, isReserved: false })
  cutWayBack(shown)
}
