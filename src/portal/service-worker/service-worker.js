// Keeps the portal's hashed files, and nothing else: no page, no answer, no data. It never takes over an open page and
// never reloads one, so a half-filled form is safe.
/** Put in by the build: a name that changes with the files, those every page needs, and all of them. */
const { name, needed, all } = JSON.parse('__FILES__')
const known = new Set(all)

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(needed)))
})

self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((other) => other !== name).map((other) => caches.delete(other)))
  }
  event.waitUntil(dropOthers())
})

/** @type {(request: Request) => Promise<Response>} */
const fromCache = async (request) => {
  const cache = await caches.open(name)
  const kept = await cache.match(request)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok) await cache.put(request, fetched.clone())
  return fetched
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method === 'GET' && origin === self.location.origin && known.has(pathname))
    event.respondWith(fromCache(event.request))
})
