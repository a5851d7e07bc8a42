interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly navigation?: Pick<EventTarget, 'addEventListener'>
}

/**
 * Resolves when the person is still here or here again: the browser's Stop or Back called the way out off, or the back
 * button brought this page back as it was left. Never where the browser loads it anew.
 */
export const pageReturn = (signal: AbortSignal, page: Page = window): Promise<void> =>
  new Promise((resolve) => {
    const onShow = (event: Event) => {
      if ('persisted' in event && event.persisted === true) resolve()
    }
    page.addEventListener('pageshow', onShow, { signal })
    // not every browser has it yet
    page.navigation?.addEventListener('navigateerror', () => resolve(), { signal })
  })
