// The service worker caches only the portal's hashed files: no page, no response of the backend, no personal data. The
// service worker never controls or reloads a page that is already open, so a half-filled form is safe. When a page
// cannot be loaded, the service worker shows a built-in message.
/**
 * The build inserts these values: a cache name that changes with the files, the files that every page needs, all files,
 * and the texts.
 */
const { name, needed, all, offline } = JSON.parse('__FILES__')
/**
 * The page that registers the worker puts these values of the configuration into the worker's URL. No value is
 * personal.
 */
const { product, phone, languages, locale } = Object.fromEntries(new URLSearchParams(self.location.search))
/** The server writes the brand's styles, logo and font files before this script. */
const { style, logo, fonts } = self.brand ?? { style: '', logo: '', fonts: [] }
const known = new Set([...all, ...fonts])

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll([...needed, ...fonts])))
})

self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((other) => other !== name).map((other) => caches.delete(other)))
  }
  // With navigation preload, the browser requests the page while the worker starts.
  event.waitUntil(Promise.all([dropOthers(), self.registration.navigationPreload?.enable()]))
})

/**
 * Returns the requested file from the cache, or else from the network. Does not wait until the file is in the cache,
 * because a browser with a full storage refuses to cache the file.
 * @type {(event: { request: Request; waitUntil: (work: Promise<unknown>) => void }) => Promise<Response>}
 */
const fromCache = async (event) => {
  const { request } = event
  const kept = await caches.match(request, { cacheName: name }).catch(() => undefined)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok) {
    const copy = fetched.clone()
    const keep = async () => (await caches.open(name)).put(request, copy)
    event.waitUntil(keep().catch(() => undefined))
  }
  return fetched
}

/**
 * Returns the language that the customer has chosen, or else the first language of the browser that the portal offers.
 */
const chooseLanguage = async () => {
  const chosen = await self.cookieStore?.get('__COOKIE__')
  const offered = (languages ?? '').split(' ')
  const wanted = [chosen?.value ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0])
  return wanted.find((tag) => offered.includes(tag) && tag in offline.words) ?? locale ?? 'en'
}

/** @type {(text: string) => string} */
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** @type {(text: string) => Promise<string>} */
const hashOf = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`
}

const offlinePage = async () => {
  const language = await chooseLanguage()
  const { title, text, tryAgain } = offline.words[language] ?? offline.words.en
  const [called, number] = [product ?? '', escaped(phone ?? '')]
  const lastCapital = Math.max(0, called.search(/[A-Z][^A-Z]*$/))
  const styles = style + offline.style
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${fonts.map((font) => `<link rel="preload" as="font" href="${font}" crossorigin>`).join('')}
<title>${escaped(title)} – ${escaped(called)}</title>
<style>${styles}</style>
<body>
${logo}
<div class="frame">
<header class="header">
<div class="wrap line">
<p class="mark brand"><svg aria-hidden="true"><use href="#brand-logo"/></svg><span class="name">${escaped(called.slice(0, lastCapital))}<b>${escaped(called.slice(lastCapital))}</b></span></p>
</div>
</header>
<main>
<div class="scene gate">
<svg class="chart whole" viewBox="0 0 1200 800" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"><path d="M1210 330c-80 20-130 130-260 160s-360 20-450 110-180 60-260 210h970z"/><path d="M1210 500c-90 10-130 100-240 120s-260 10-340 80-120 40-170 110h750z"/></svg>
<div class="inside sheet">
${offline.picture}
<h1>${escaped(title)}</h1>
<p>${escaped(text[0])} <a class="number" href="tel:${number}">${number}</a>${escaped(text[1])}</p>
<div class="actions"><a class="button wide" href="">${escaped(tryAgain)}</a></div>
</div>
</div>
</main>
</div>
</html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${await hashOf(styles)}'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

/** @type {(event: { request: Request; preloadResponse: Promise<Response | undefined> }) => Promise<Response>} */
const pageOf = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offlinePage()
  }
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (known.has(pathname)) event.respondWith(fromCache(event))
  else if (mode === 'navigate') event.respondWith(pageOf(event))
})
