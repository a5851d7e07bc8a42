type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Resolves when the page is visible for the first time. A prerendered page and a page in a background tab are hidden.
 */
export const whenShown = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    const resolveIfVisible = () => {
      if (page.visibilityState !== 'visible') return
      page.removeEventListener('visibilitychange', resolveIfVisible)
      resolve()
    }
    page.addEventListener('visibilitychange', resolveIfVisible)
    resolveIfVisible()
  })
