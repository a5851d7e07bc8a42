import type { Page } from '@playwright/test'

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

/** With a content hash: only the build creates these files, so they contain no personal data. */
export const hashedFile = /^\/assets\/[\w.~-]+-[\w-]{8,}\.\w+$/

export const storedDataOf = async (page: Page): Promise<string> => {
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
