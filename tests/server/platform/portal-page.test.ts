import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { pagePolicy } from '../../../src/server/http/security-headers.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mywater-portal-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  const chunk = { file: 'assets/main-abc.js' }
  const manifest = {
    'index.html': { ...chunk, css: ['assets/style.css'] },
    ...Object.fromEntries(
      ['en', 'es'].flatMap((language) =>
        ['first-view', 'flows'].map((name) => [`src/portal/text/${language}/${name}.ts`, chunk]),
      ),
    ),
  }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'assets/style.css'), 'body{color:red}')
  await writeFile(join(folder, 'assets/main-abc.js'), '// '.padEnd(5000, 'a'))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  server = await startTestServer({
    environment: { PRODUCT_NAME: '</script><b>$&', LOCALE: 'es' },
    configuration: { portalFolder: folder },
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const configurationIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="portal-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('the page', () => {
  test.each([
    '/',
    '/login',
    '/register?accountNumber=1',
    '/index.html',
    '/.well-known',
    '/.well-known/security.txt',
  ])('is at %s', async (path) => {
    const { status, text, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(text).toMatch(/<div id="app"><div/)
  })

  test('carries the configuration, which cannot end its element', async () => {
    const { text } = await get('/')
    expect(configurationIn(text)).toMatchObject({
      productName: '</script><b>$&',
      apiBaseUrl: '/api',
      okta: { issuer: `${server.origin}/oauth2/default`, redirectUri: `${server.origin}/login/callback` },
      links: { moveIn: '/sandbox/sites/move-in' },
      protectedRoutes: [{ path: '/account' }],
    })
    expect(text).not.toContain('</script><b>')
    expect(text).toContain('<html lang="es">')
  })

  test('that is none says so, with the status of one', async () => {
    const { status, text } = await get('/no/such/route')
    expect(status).toBe(404)
    expect(text).toContain('<h1 tabindex="-1">Página no encontrada<')
  })

  test('may run no script that is not its own, and be in no frame', async () => {
    const { headers } = await get('/register')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('google')
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

test('hashed files are kept for ever, others asked for again, missing ones are not there', async () => {
  expect((await get('/assets/main-abc.js')).headers.get('Cache-Control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache')
  const missing = await get('/assets/main-old.js')
  expect(missing.status).toBe(404)
  expect(missing.text).not.toContain('<html')
})

test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
  'nothing outside the folder is served: %s',
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
])('every response has the security headers: %s', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  // the sandbox's forms need their origin to be let in
  expect(headers.get('Referrer-Policy')).toBe(path === '/sandbox' ? 'same-origin' : 'no-referrer')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('Strict-Transport-Security')).toBeNull()
})

test('by its number the same machine is led to its name, where calls and cookies work', async () => {
  const { port } = new URL(server.origin)
  const response = await fetch(`http://127.0.0.1:${port}/register?a=1`, { redirect: 'manual' })
  await response.text()
  expect(response.status).toBe(307)
  expect(response.headers.get('Location')).toBe(`${server.origin}/register?a=1`)
})

test('behind https browsers are told to stay there', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://my.example', SANDBOX: 'on', TRUSTED_PROXIES: '1' }
  const secure = await startTestServer({ environment })
  const response = await fetch(`${secure.origin}/none.js`)
  await response.text()
  await secure.stop()
  expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=')
})

test('the real captcha and configured scripts are let in by name', () => {
  const policy = pagePolicy(
    readConfiguration({
      SANDBOX: 'on',
      CAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
      CAPTCHA_SECRET: 'secret',
      SCRIPT_SURVEY: 'https://survey.example/s.js',
    }),
    { styles: [], scripts: [] },
  )
  expect(policy).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://survey.example;",
  )
  expect(policy).not.toContain('unsafe')
})
