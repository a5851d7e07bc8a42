interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>
}

/**
 * Resolves when the person stays on this page or returns to it: the browser's Stop or Back cancelled the navigation,
 * or the back button restored this page. It never resolves when the browser loads the page again.
 */
export const pageReturn = (signal: AbortSignal, page: Page = window): Promise<void> =>
  new Promise((resolve) => {
    const onShow = (event: Event) => {
      if ('persisted' in event && event.persisted === true) resolve()
    }
    page.addEventListener('pageshow', onShow, { signal })
    // some browsers do not have this API
    page.navigation?.addEventListener('navigateerror', () => resolve(), { signal })
  })
