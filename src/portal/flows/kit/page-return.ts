interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>
}

/**
 * Resolves when the customer stays on this page or returns to it. The customer may stop the navigation, or Back may
 * restore this page from the cache. If the browser loads the page again, the promise never resolves.
 */
export const pageReturn = (signal: AbortSignal, page: Page = window): Promise<void> =>
  new Promise((resolve) => {
    const onShow = (event: Event) => {
      if ('persisted' in event && event.persisted === true) resolve()
    }
    page.addEventListener('pageshow', onShow, { signal })
    // Some browsers do not support the Navigation API.
    page.navigation?.addEventListener('navigateerror', () => resolve(), { signal })
  })
