/** Resolves when the back button brings this page back as it was left; never where the browser loads it anew. */
export const pageReturn = (
  signal: AbortSignal,
  page: Pick<EventTarget, 'addEventListener'> = window,
): Promise<void> =>
  new Promise((resolve) => {
    const onShow = (event: Event) => {
      if ('persisted' in event && event.persisted === true) resolve()
    }
    page.addEventListener('pageshow', onShow, { signal })
  })
