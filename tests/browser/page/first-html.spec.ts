import type { Page } from '@playwright/test'
import { allLanguages } from '../../../src/contract/languages.ts'
import { paths } from '../../../src/contract/portal-paths.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { delayScript } from '../support/delay-script.ts'
import { holdDocument } from '../support/held-document.ts'
import { pressShift, untilScriptReady, openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { words, wordsIn } from '../../words.ts'

/**
 * The pages that anyone can open. The other pages need a mailed link or data from a previous step, and otherwise
 * redirect or show only a waiting text.
 */
const publicPages: readonly [path: string, heading: (texts: typeof words) => string][] = [
  [paths.home, ({ landing }) => landing.title('MyWater')],
  [paths.login, ({ landing }) => landing.title('MyWater')],
  [paths.register, ({ eligibility }) => eligibility.title('MyWater')],
  [paths.forgotPassword, ({ forgotPassword }) => forgotPassword.title],
  [paths.forgotLogin, ({ forgotLogin }) => forgotLogin.title],
  [paths.accountNumberLookup, ({ accountLookup }) => accountLookup.title],
  [paths.secondaryAccountLogin, ({ signIn }) => signIn.secondaryAccount.title],
  [paths.thirdPartyReject, ({ thirdPartyRequest }) => thirdPartyRequest.documentTitles.form],
  [paths.notFound, ({ notFound }) => notFound.title],
]

const asked = [
  ['en-US', 'en'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  ['zh-Hans-CN', 'zh'],
] as const

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test("each page's HTML has its text, in one language only", async ({ request }) => {
  for (const [path, headingIn] of publicPages)
    for (const [tag, language] of asked) {
      const response = await request.get(path, { headers: { 'Accept-Language': tag } })
      const html = await response.text()
      const shown = allLanguages.filter((other) => textOf(html).includes(headingIn(wordsIn[other])))
      expect(shown, path).toEqual([language])
      expect(html).toContain(`<html lang="${language}">`)
      const headers = response.headers()
      expect(headers['content-language']).toBe(language)
      expect(headers['vary']).toMatch(/Cookie.*Accept-Language/)
      expect(headers['content-encoding']).toBe('br')
      expect(Number(headers['content-length']), `${path} in ${language}`).toBeLessThanOrEqual(14_000)
      expect(html).toMatch(/<style>.{10000,}<\/style>/s)
      expect(html).not.toMatch(/<link[^>]+stylesheet|<script[^>]+src=/)
    }
})

test('the landing page has the styles of all that it shows', async ({ request }) => {
  const html = await (await request.get(paths.login)).text()
  const [style = ''] = /<style>.*?<\/style>/s.exec(html) ?? []
  const sheet = await (await request.get(/data-style="([^"]+)"/.exec(html)?.[1] ?? '')).text()
  const shown = html.replace(style, '').matchAll(/ class="([^"]+)"/g)
  const names = [...shown].flatMap(([, list = '']) => list.split(' ')).map((name) => `.${name}`)
  expect(names.filter((name) => sheet.includes(name) && !style.includes(name))).toEqual([])
  expect(style.length).toBeLessThan(0.7 * sheet.length)
})

test('no HTML contains a form field, which hydration would not fill', async ({ request }) => {
  for (const path of Object.values(paths)) {
    const response = await request.get(path)
    expect(await response.text(), path).not.toMatch(/<(input|select|textarea)/)
  }
})

for (const [path] of publicPages)
  test(`${path} needs at most eight requests until it is ready`, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('portal:ready', () => performance.mark('ready'), { once: true }),
    )
    await openUntilReady(page, path)
    // Waits until all requests have ended. Playwright can report requests in a wrong order, so the test compares the
    // start times that the page itself has recorded. A page that waits for an action asks for its scripts before the
    // action and again after it. The browser then makes one transfer, which it records for one of the two, so the test
    // counts the transfers of a file, and one for a file without any recorded transfer.
    await page.waitForLoadState('networkidle')
    const fetched = await page.evaluate(() => {
      const [ready] = performance.getEntriesByName('ready')
      if (!ready) throw new Error('The page has recorded no time at which it was ready.')
      const entries = performance
        .getEntriesByType('resource')
        .filter((one) => one instanceof PerformanceResourceTiming)
        .filter(
          (one) =>
            one.startTime < ready.startTime &&
            (/\.(js|css)$/.test(one.name) || /^(fetch|xmlhttprequest)$/.test(one.initiatorType)),
        )
      const transfers = entries.filter((one) => one.transferSize > 0).map(({ name }) => name)
      const others = entries.map(({ name }) => name).filter((name) => !transfers.includes(name))
      return [...transfers, ...new Set(others)]
    })
    // Requests for files of the captcha are not counted, because the page is ready without them.
    const own = [path, ...fetched.filter((url) => !url.includes('captcha'))]
    expect(own.length, own.join('\n')).toBeGreaterThan(1)
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(8)
  })

test('the language in the cookie overrides the preferred language of the browser', async ({ request }) => {
  const headers = { 'Accept-Language': 'en', Cookie: 'mywater_language=es' }
  expect(await (await request.get('/register', { headers })).text()).toContain('Registrarse en MyWater')
})

test('the HTML has the alerts only in the language of the page', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'Accept-Language': 'es' } })).text()
  expect(textOf(html)).toContain('Hierva el agua del grifo un minuto')
  expect(html).not.toContain('Boil water advisory')
})

test('a button pressed before the script takes effect later', async ({ page }) => {
  const release = await delayScript(page, 'start')
  await page.goto('/register', { waitUntil: 'commit' })
  const next = page.getByRole('button', { name: words.common.next })
  await next.click()
  await expect(next).toHaveAttribute('data-held')
  await expect(page.getByText(words.securityCheck.notSolved, { exact: true })).toHaveCount(0)
  release()
  await expect(page.getByRole('alert').getByText(words.securityCheck.notSolved)).toBeVisible()
  await expect(next).not.toHaveAttribute('data-held')
  await expect(next).toBeFocused()
})

test('a waiting page runs its script only after the first action', async ({ context }) => {
  const actions: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    [paths.home, (page) => page.mouse.move(10, 10, { steps: 2 })],
    [paths.home, (page) => page.keyboard.press('Tab')],
    [paths.home, (page) => page.getByRole('link', { name: words.common.signUp }).focus()],
    [paths.secondaryAccountLogin, pressShift],
    [paths.thirdPartyExpired, pressShift],
    [paths.notFound, pressShift],
  ]
  for (const [path, act] of actions) {
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const fetched = page.waitForResponse(/\/assets\/start-/)
    await page.goto(path)
    await fetched
    expect(scripts, path).toEqual([])
    await expect(page.locator('#overdue')).toBeHidden()
    await act(page)
    await untilScriptReady(page)
    await page.close()
  }
})

test('after 20 seconds without an action, the landing page runs its script', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#overdue')).toBeAttached()
  await page.clock.fastForward(20_000)
  await untilScriptReady(page)
})

test('a button and a list pressed before the hydration keep their effect', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await delayScript(page, 'start')
  await page.goto('/')
  await page.getByText('2 more notices').click()
  const getStarted = page.getByRole('button', { name: words.serviceLogin.getStarted })
  const opened = page.waitForEvent('popup')
  await getStarted.click()
  await expect(getStarted).toHaveAttribute('data-held')
  release()
  await expect(await opened).toHaveURL(/move-in/)
  await expect(page.getByRole('region')).toHaveCount(3)
})

test('the hydration keeps the scroll position', async ({ page }) => {
  const release = await delayScript(page, 'start')
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(100)
  await pressShift(page)
  release()
  await untilScriptReady(page)
  expect(await scrolled()).toBe(before)
})

test('a button pressed while the HTML loads takes effect later', async ({ page, baseURL }) => {
  const slow = await holdDocument(baseURL, paths.register, '<p id="overdue"')
  await page.goto(slow.origin + paths.register, { waitUntil: 'commit' })
  const next = page.getByRole('button', { name: words.common.next })
  await next.click()
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  slow.sendEnd()
  await expect(page.getByRole('alert').getByText(words.securityCheck.notSolved)).toBeVisible()
  await expect(next).toBeFocused()
  slow.close()
})

for (const [file, path, headingIn] of [
  ['start-', paths.register, ({ eligibility }: typeof words) => eligibility.title('MyWater')],
  ['style-', paths.login, ({ landing }: typeof words) => landing.title('MyWater')],
] as const)
  test(`without ${file}*, ${path} says so and still changes its language`, async ({ page, problems }) => {
    problems.expect(new RegExp(file))
    await page.route(`**/assets/${file}*`, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingIn(words))
    await pressShift(page)
    await expect(page.getByText('This page is not ready yet')).toBeVisible()
    await chooseLanguage(page, 'Español')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingIn(wordsIn.es))
  })

test('a script that has not loaded after ten seconds is announced', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/start-/, () => {})
  await page.goto('/forgotPassword', { waitUntil: 'commit' })
  const overdue = page.getByText('This page is not ready yet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.forgotPassword.title)
  await expect(overdue).toBeHidden()
  await expect(overdue).toBeVisible({ timeout: 12_000 })
})

test('the HTML of a mailed link does not contain its code', async ({ request }) => {
  const response = await request.get('/registrationComplete?code=canary-of-a-link&x=canary')
  expect(await response.text()).not.toContain('canary')
  expect(JSON.stringify(response.headers())).not.toContain('canary')
})

test('the server answers a second request for an unchanged page with 304', async ({ request }) => {
  const first = await request.get('/register')
  const { etag } = first.headers()
  expect(etag).toMatch(/^"[\w-]+"$/)
  const second = await request.get('/register', { headers: { 'If-None-Match': etag ?? '' } })
  expect(second.status()).toBe(304)
})
