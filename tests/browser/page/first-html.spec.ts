import { paths } from '../../../src/contract/portal-paths.ts'
import { openAndListen } from '../support/open-and-listen.ts'
import { expect, test } from '../support/test.ts'
import { withoutText } from '../support/without-text.ts'

/** Without their mailed link, or what came before them, these lead on at once, or their text is that of waiting. */
const publicPages = [
  [paths.home, 'Welcome to MyWater', 'Le damos la bienvenida a MyWater'],
  [paths.login, 'Welcome to MyWater', 'Le damos la bienvenida a MyWater'],
  [paths.register, 'Register for MyWater', 'Registrarse en MyWater'],
  [paths.forgotPassword, 'Forgot Password', 'Olvidé mi contraseña'],
  [paths.forgotLogin, 'Forgot Login ID', 'Olvidé mi ID de usuario'],
  [paths.accountNumberLookup, 'Look Up Account', 'Buscar cuenta'],
  [paths.secondaryAccountLogin, 'Secondary account login', 'Acceso a la cuenta secundaria'],
  [paths.thirdPartyReject, 'Third party responsibility', 'Responsabilidad de tercero'],
  [paths.notFound, 'Page not found', 'Página no encontrada'],
] as const

/** The text of an HTML document, as a person reads it who runs no script. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

for (const [path, english, spanish] of publicPages)
  test(`${path} has its text before any script, in one language`, async ({ request }) => {
    for (const [language, heading, other] of [
      ['en-US', english, spanish],
      ['es-MX', spanish, english],
    ]) {
      const response = await request.get(path, { headers: { 'Accept-Language': language ?? '' } })
      const html = await response.text()
      expect(textOf(html)).toContain(heading)
      expect(html).not.toContain(other)
      expect(html).toContain(`<html lang="${language?.slice(0, 2)}">`)
      expect(response.headers()['content-language']).toBe(language?.slice(0, 2))
      expect(response.headers()['vary']).toMatch(/Cookie.*Accept-Language/)
      expect(html).toMatch(/<style>.{10000,}<\/style>/s)
      expect(html).not.toMatch(/<link[^>]+stylesheet|<script[^>]+src=/)
    }
  })

for (const [path] of publicPages)
  test(`${path} is read after one answer of ten packets, and listens after eight requests`, async ({
    page,
    request,
  }) => {
    const headers = (await request.get(path)).headers()
    expect(headers['content-encoding']).toBe('br')
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(14_000)

    const asked: string[] = []
    page.on('request', (one) => {
      if (['document', 'script', 'stylesheet', 'fetch'].includes(one.resourceType())) asked.push(one.url())
    })
    await openAndListen(page, path)
    // the captcha is fetched when its step listens
    const own = asked.filter((url) => !url.includes('captcha'))
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(8)
  })

test('the language that was chosen counts more than what the browser asks for', async ({ request }) => {
  const headers = { 'Accept-Language': 'en', Cookie: 'mywater_language=es' }
  expect(await (await request.get('/register', { headers })).text()).toContain('Registrarse en MyWater')
})

test('alerts stand in the landing page’s text, those of its language alone', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'Accept-Language': 'es' } })).text()
  expect(textOf(html)).toContain('Hierva el agua del grifo un minuto')
  expect(html).not.toContain('Boil water advisory')
})

test('what was pressed before the script listens happens when it does', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/start-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(next).toHaveAttribute('data-held')
  await expect(page.getByText('Please check the box below', { exact: true })).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('alert').getByText('Please check the box below')).toBeVisible()
  await expect(next).not.toHaveAttribute('data-held')
  await expect(next).toBeFocused()
})

test('a script that is lost is said at once, with the phone number', async ({ page, problems }) => {
  problems.expect(/start-/)
  await page.route(/\/assets\/start-/, (route) => route.abort())
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register for MyWater')
  await expect(page.getByText('This page is not ready yet')).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrarse en MyWater')
})

test('a script that does not come is said after ten seconds', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/start-/, () => {})
  await page.goto('/forgotPassword', { waitUntil: 'commit' })
  const overdue = page.getByText('This page is not ready yet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password')
  await expect(overdue).toBeHidden()
  await expect(overdue).toBeVisible({ timeout: 12_000 })
})

test('the code of a link is in no page', async ({ request }) => {
  const response = await request.get('/registrationComplete?code=canary-of-a-link&x=canary')
  expect(await response.text()).not.toContain('canary')
  expect(JSON.stringify(response.headers())).not.toContain('canary')
})

test('a page that is asked for again is not sent again', async ({ request }) => {
  const first = await request.get('/register')
  const { etag } = first.headers()
  expect(etag).toMatch(/^"[\w-]+"$/)
  const second = await request.get('/register', { headers: { 'If-None-Match': etag ?? '' } })
  expect(second.status()).toBe(304)
})

test('somebody else’s page without the text is shown whole by the script', async ({ page }) => {
  await page.route('/register', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withoutText(await response.text()) })
  })
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register for MyWater')
})
