interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>
}

/**
 * Resolves when the customer stays on this page or returns to it. Stop or Back cancels the navigation, and Back may
 * restore this page from the cache. The promise never resolves when the browser loads the page again.
 */
export const pageReturn = (signal: AbortSignal, page: Page = window): Promise<void> =>
  new Promise((resolve) => {
    const onShow = (event: Event) => {
      if ('persisted' in event && event.persisted === true) resolve()
    }
    page.addEventListener('pageshow', onShow, { signal })
    // Some browsers lack this API.
    page.navigation?.addEventListener('navigateerror', () => resolve(), { signal })
  })
