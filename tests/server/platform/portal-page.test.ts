import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectFolder, readConfiguration } from '../../../src/server/platform/configuration.ts'
import { writeFiles } from '../../../src/server/http/documents.ts'
import { paths } from '../../../src/contract/portal-paths.ts'
import { allLanguages } from '../../../src/contract/languages.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const folder = await mkdtemp(join(tmpdir(), 'mywater-portal-'))
await mkdir(join(folder, 'assets'))
await mkdir(join(folder, '.vite'))
const chunk = { file: 'assets/main-abc.js' }
const flows: Record<string, object> = {}
for await (const path of glob('src/portal/flows/**/*.{ts,tsx}', { cwd: projectFolder }))
  flows[path] = { file: `assets/${basename(path)}.js`, imports: ['_steps', '_rule'] }
const manifest = {
  ...flows,
  _rule: { file: 'assets/rule-abc.js' },
  _start: { ...chunk, name: 'start', css: ['assets/style.css'] },
  _steps: { ...chunk, name: 'steps' },
  ...Object.fromEntries(
    allLanguages.flatMap((language) =>
      ['first-view', 'flows'].map((name) => [`src/portal/text/${language}/${name}.ts`, chunk]),
    ),
  ),
}
await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
await writeFile(join(folder, '.vite/landing.css'), 'body{color:red}')
await writeFile(join(folder, 'assets/style.css'), 'body{color:blue}')
await writeFile(join(folder, 'assets/main-abc.js'), '// '.padEnd(5000, 'a'))
await writeFile(join(folder, 'favicon.svg'), '<svg/>')
await writeFile(join(folder, 'sw.js'), 'built()')
await writeFile(join(folder, 'assets/main-abc.js.br'), 'compressed')
const server = await startTestServer({
  environment: {
    PRODUCT_NAME: '</script><b>$&',
    LOCALE: 'es',
    LANGUAGES: 'es, en, fr',
    PROTECTED_ROUTES: JSON.stringify([{ path: paths.account }, { path: paths.thirdPartyExpired }]),
  },
  configuration: { portalFolder: folder },
})
afterAll(() => rm(folder, { recursive: true }))

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const configurationIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="portal-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test.each([
  '/',
  '/login',
  '/register?accountNumber=1',
  '/index.html',
  '/.well-known',
  '/.well-known/security.txt',
])("the portal's page is returned for the path %s", async (path) => {
  const { status, text, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(text).toMatch(/<div id="app"><div/)
})

test.each([
  ['/', []],
  ['/register', ['eligibility.tsx.js', 'eligibility.ports.ts.js', 'rule-abc.js']],
  ['/secondaryAccountLogin', ['secondary-account-login.tsx.js', 'rule-abc.js']],
  ['/thirdPartyRemoved', []],
])("the page at %s preloads only its flow's files", async (path, files) => {
  const { text } = await get(path)
  const early = /data-early="([^"]*)"/.exec(text)?.[1]?.split(' ')
  expect(early?.filter((file) => file !== '' && file !== '/assets/main-abc.js')).toEqual(
    files.map((file) => `/assets/${file}`),
  )
  expect(early).toEqual([...new Set(early)])
})

test.each([
  [paths.thirdPartyRemoved, true],
  [paths.thirdPartyExpired, false],
  [paths.register, false],
])('the script of %s waits for an action: %s', async (path, waits) => {
  const { text } = await get(path)
  expect(text.includes(`data-waits="${path}"`)).toBe(waits)
})

test("the page's configuration is JSON that no value can end", async () => {
  const { text } = await get('/')
  expect(configurationIn(text)).toMatchObject({
    productName: '</script><b>$&',
    apiBaseUrl: '/api',
    okta: { issuer: `${server.origin}/oauth2/default`, redirectUri: `${server.origin}/login/callback` },
    links: { moveIn: '/sandbox/sites/move-in' },
    protectedRoutes: [{ path: '/account' }, { path: '/thirdPartyExpired' }],
  })
  expect(text).not.toContain('</script><b>')
  expect(text).toContain('<html lang="es">')
})

test.each([
  ['/register', '<link rel="canonical" href=', 'noindex'],
  ['/registrationComplete', 'noindex', 'canonical'],
  ['/404', 'noindex', 'canonical'],
])('the page at %s has a description, and canonical or noindex', async (path, there, absent) => {
  const { text } = await get(path)
  expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(text).toContain(there)
  expect(text).not.toContain(absent)
})

test('an unknown path gets 404 and the heading "not found"', async () => {
  const { status, text } = await get('/no/such/route')
  expect(status).toBe(404)
  expect(text).toContain('<h1 tabindex="-1"><span>Página no encontrada</span>')
})

test("the page's policy allows its own scripts alone, and no frame", async () => {
  const { headers } = await get('/register')
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).not.toContain('unsafe')
  expect(policy).not.toContain('google')
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^' ]+'){3};/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each([
  ['the cookie decides', '', { Cookie: 'mywater_language=en', 'Accept-Language': 'es' }, 'en'],
  ['a mailed link decides if there is no cookie', '?ui_locales=es', { 'Accept-Language': 'en' }, 'es'],
  ['the cookie decides before a mailed link', '?ui_locales=es', { Cookie: 'mywater_language=fr' }, 'fr'],
  ['Accept-Language decides by its q values', '', { 'Accept-Language': 'pt, en;q=0.4, es-MX;q=0.8' }, 'es'],
  ['the country in Accept-Language does not matter', '', { 'Accept-Language': 'fr-CA, en;q=0.4' }, 'fr'],
  ['zh is not offered', '', { Cookie: 'mywater_language=zh', 'Accept-Language': 'zh-CN, fr;q=0.5' }, 'fr'],
  ['a language with q=0 is not used', '', { 'Accept-Language': 'en;q=0' }, 'es'],
  ['LOCALE decides if no language matches', '', { 'Accept-Language': 'zh-Hans-CN' }, 'es'],
  ['an unknown cookie is ignored', '', { Cookie: 'mywater_language=xx', 'Accept-Language': 'en' }, 'en'],
])(
  'the language of a page is chosen by the rule "%s"',
  async (_, query, headers: Record<string, string>, language) => {
    const page = await get(`/register${query}`, { headers })
    expect(page.text).toContain(`<html lang="${language}">`)
    expect(page.headers.get('Content-Language')).toBe(language)
    expect(page.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
  },
)

const choose = (language: string, headers: Record<string, string> = {}) =>
  get('/register?a=1', { method: 'POST', body: new URLSearchParams({ language }), headers })

test('the language form stores its choice and returns to the page', async () => {
  const { status, headers } = await choose('es')
  expect(status).toBe(303)
  expect(headers.get('Location')).toBe('/register?a=1')
  expect(headers.get('Set-Cookie')).toBe('mywater_language=es; Path=/; Max-Age=31536000; SameSite=Lax')
})

test.each([
  ['of another site', 'es', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['of an unknown language', 'xx', {}, 400],
  ['of a language that is not offered', 'zh', {}, 400],
])('a language choice %s is refused', async (_, language, headers: Record<string, string>, refused) => {
  const { status, headers: answered } = await choose(language, headers)
  expect(status).toBe(refused)
  expect(answered.get('Set-Cookie')).toBeNull()
})

const encoded = async (path: string, encoding: string) =>
  (await get(path, { headers: { 'Accept-Encoding': encoding } })).headers

test.each([
  ['/register', 'br, gzip', 'br'],
  ['/register', 'gzip', 'gzip'],
  ['/register', 'br;q=0, gzip', 'gzip'],
  ['/register', 'identity', null],
  ['/favicon.svg', 'br', null],
])('%s with Accept-Encoding "%s" gets Content-Encoding %s', async (path, accepted, encoding) => {
  expect((await encoded(path, accepted)).get('Content-Encoding')).toBe(encoding)
})

test('a file is sent as the build compressed it', async () => {
  const response = await fetch(`${server.origin}/assets/main-abc.js`, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Content-Length')).toBe('10')
})

test.each(['/register', '/assets/main-abc.js'])('%s gets 304 for its current ETag', async (path) => {
  const tag = (await encoded(path, 'identity')).get('ETag') ?? ''
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  const again = (known: string) =>
    get(path, { headers: { 'If-None-Match': known, 'Accept-Encoding': 'identity' } })
  expect(await again(`"other", ${tag}`)).toMatchObject({ status: 304, text: '' })
  expect(await again('"other"')).toMatchObject({ status: 200 })
})

test('hashed files are immutable, others revalidated, a missing one 404', async () => {
  expect((await get('/assets/main-abc.js')).headers.get('Cache-Control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache')
  const missing = await get('/assets/main-old.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('Cache-Control')).toBe('no-store')
  expect(missing.text).not.toContain('<html')
})

test('each page links to the web manifest with the product name', async () => {
  const { text: page } = await get('/register')
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
  const { status, text, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('application/manifest+json')
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(JSON.parse(text)).toMatchObject({
    name: '</script><b>$&',
    short_name: '</script><b>$&',
    lang: 'es',
    start_url: '/',
    display: 'browser',
  })
})

test('a page has theme colours and the icon for phones', async () => {
  const { text } = await get('/')
  for (const scheme of ['light', 'dark'])
    expect(text).toMatch(
      new RegExp(`<meta name="theme-color" content="#\\w+" media="\\(prefers-color-scheme: ${scheme}\\)"/>`),
    )
  expect(text).toContain('<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png"/>')
})

const open = 'User-agent: *\nDisallow: /api/\nDisallow: /oauth2/\nDisallow: /sandbox/\nDisallow: /health/\n'

test('robots.txt disallows API, provider, sandbox and health checks', async () => {
  const { status, text, headers } = await get('/robots.txt')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(text).toBe(open)
})

test.each([
  ['the portal', 'off', 'https://my.example', open],
  ['a local sandbox', 'on', 'http://localhost:8080', open],
  ['a public sandbox', 'on', 'https://my.example', 'User-agent: *\nDisallow: /\n'],
])('robots.txt for %s (SANDBOX=%s, %s) contains the rules %j', (_what, sandbox, origin, robots) => {
  const environment = { SANDBOX: sandbox, PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: '1' }
  const files = writeFiles(readConfiguration(environment), { path: '/manifest', content: {} })
  expect(files.get('/robots.txt')?.bodies.identity?.toString()).toBe(robots)
})

test('an unknown path with a file extension shows "not found"', async () => {
  const { status, text } = await get('/foo.html', { headers: { Accept: 'text/html' } })
  expect([status, text.includes('id="app"><div')]).toEqual([404, true])
})

test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
  'no file outside the served folder is returned: %s',
  async (path) => {
    expect((await get(path)).text).not.toContain('"dependencies"')
  },
)

test.each([
  '/',
  '/api/getActiveAlerts',
  '/sandbox',
  '/oauth2/default/.well-known/openid-configuration',
  '/none.js',
])('the response of %s has the security headers', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  // The sandbox checks the Origin of its forms, which no-referrer would hide.
  expect(headers.get('Referrer-Policy')).toBe(path === '/sandbox' ? 'same-origin' : 'no-referrer')
  expect(headers.get('Cross-Origin-Opener-Policy')).toMatch(path === '/' ? /-popups$/ : /^same-origin$/)
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('Strict-Transport-Security')).toBeNull()
})
