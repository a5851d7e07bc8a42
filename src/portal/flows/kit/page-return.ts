export interface LeavablePage extends Pick<EventTarget, 'addEventListener'> {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>
}

/** Calls `run` when Back or Forward restores this page from the cache. */
export const whenRestored = (signal: AbortSignal, run: () => void, page: LeavablePage): void => {
  const onShow = (event: Event) => {
    if ('persisted' in event && event.persisted === true) run()
  }
  page.addEventListener('pageshow', onShow, { signal })
}

/**
 * Resolves when the customer stays on this page or returns to it. The customer can stop the navigation, or Back can
 * restore this page from the cache. If the browser loads the page again, the promise never resolves.
 */
export const pageReturn = (signal: AbortSignal, page: LeavablePage = window): Promise<void> =>
  new Promise((resolve) => {
    whenRestored(signal, resolve, page)
    // Some browsers do not support the Navigation API.
    page.navigation?.addEventListener('navigateerror', () => resolve(), { signal })
  })
