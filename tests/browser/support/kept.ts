import type { Page } from '@playwright/test'

/** Paths of all that the service worker has put into its caches. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        return cache.keys()
      }),
    )
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })

/** What the build names by its content, and nobody else's data can be. */
export const hashedFile = /^\/assets\/[\w.~-]+-[\w-]{8,}\.\w+$/

/** All that a browser keeps of an origin, and what the page shows in its address and holds in its HTML, as one text. */
export const keptBy = async (page: Page): Promise<string> => {
  const inPage = await page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        cached.push(request.url, (await response?.text()) ?? '')
      }
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      await indexedDB.databases(),
      document.cookie,
      history.state,
      location.href,
      cached,
    ])
  })
  return [inPage, JSON.stringify(await page.context().cookies()), await page.content()].join('\n')
}
