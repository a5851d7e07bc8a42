import type { BrowserContext, Page } from '@playwright/test'
import { findFreePort } from '../../support/throwaway.ts'
import { recaptcha } from '../../foreign-backend/captcha.ts'
import type { Okta } from '../../okta/okta.ts'
import { customer, okta as oktaShape, plain } from '../../okta/shapes.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { unfold } from '../support/log-in.ts'
import {
  afterSignOut,
  callback,
  clientId,
  enterPassword,
  type Portal,
  pressLogIn,
  startPortal,
  startTenant,
} from '../support/foreign-tenant.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const portals = [
  { shape: oktaShape, port: await findFreePort() },
  { shape: plain, port: await findFreePort() },
]

for (const { shape, port } of portals)
  test.describe(`sign-in and sign-out with ${shape.name}`, () => {
    const origin = `http://localhost:${port}`
    let okta: Okta
    let portal: Portal

    test.use({ baseURL: origin })

    test.beforeAll(async () => {
      okta = await startTenant(origin, shape)
      portal = await startPortal(port, okta.issuer)
    })

    test.afterAll(async () => {
      await portal.stop()
      await okta.close()
    })

    test.beforeEach(async ({ context }) => {
      await context.addInitScript(recaptcha)
      okta.asked.length = 0
      okta.settings.nextTokens = undefined
      okta.settings.issuerInTokens = undefined
      okta.settings.withoutRefreshTokens = false
    })

    const signIn = async (page: Page) => {
      await page.goto('/account')
      await pressLogIn(page)
      await enterPassword(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana River')
    }

    const heading = (page: Page) => page.getByRole('heading', { level: 1 })

    const tokenCookies = async (context: BrowserContext) => {
      const cookies = await context.cookies(origin)
      return new Map(cookies.filter(({ name }) => name !== 'sid').map((cookie) => [cookie.name, cookie]))
    }

    const keptBy = (page: Page) =>
      page.evaluate(() => {
        const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
        return JSON.stringify([kept, location.href, history.state])
      })

    test('the sign-in shows the name; only three cookies contain tokens', async ({ page, context }) => {
      const asked: URL[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === shape.authorize) asked.push(new URL(request.url()))
      })
      await signIn(page)
      await unfold(page)
      await expect(page.getByText(customer.login)).toBeVisible()
      expect(page.url()).toBe(`${origin}/account`)
      for (const part of [words.sessions.title, words.accountOverview.title, words.accountOverview.contact])
        await expect(page.getByText(part), 'only our own provider offers this part').toHaveCount(0)
      expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
        client_id: clientId,
        redirect_uri: `${origin}${callback}`,
        scope: 'openid profile email offline_access groups',
        code_challenge_method: 'S256',
        ui_locales: 'en',
      })
      const cookies = await tokenCookies(context)
      expect([...cookies.keys()].toSorted()).toEqual([
        'mw-authenticationToken',
        'mw_id_token',
        'refresh_token',
      ])
      for (const cookie of cookies.values())
        expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'None' })
      const kept = await keptBy(page)
      for (const secret of [
        ...[...cookies.values()].map(({ value }) => value),
        customer.password,
        'codeVerifier',
      ])
        expect(kept).not.toContain(secret)
    })

    test('the sign-out ends the session at the provider too', async ({ page, context }) => {
      await signIn(page)
      // The person has not signed out, so the session at the identity provider continues.
      await context.clearCookies({ domain: 'localhost' })
      await page.goto('/account')
      await pressLogIn(page)
      await expect(heading(page)).toHaveText('Welcome, Ana River')
      const refreshToken = (await tokenCookies(context)).get('refresh_token')?.value ?? ''
      expect(okta.isRefreshToken(refreshToken)).toBe(true)
      await page.getByRole('button', { name: words.signIn.account.signOut, exact: true }).click()
      await expect(page).toHaveURL(`${origin}${afterSignOut}`)
      const revokes = shape.revoke !== null
      expect(okta.asked).toEqual([
        'token authorization_code',
        'token authorization_code',
        ...(revokes ? ['revoke refresh_token'] : []),
        'logout',
      ])
      expect(okta.isRefreshToken(refreshToken)).toBe(!revokes)
      expect((await tokenCookies(context)).size).toBe(0)
      await page.goto('/account')
      await pressLogIn(page)
      await expect(page.getByRole('heading', { name: 'Sign in to Utility' })).toBeVisible()
    })

    // The tests below have the same result with every identity provider, and tests/portal/identity runs the renewal
    // with each.
    if (!shape.isOkta) return

    test('tokens that expire soon are renewed once, with their refresh token', async ({ page, context }) => {
      okta.settings.nextTokens = 20
      await signIn(page)
      expect(okta.asked).toEqual(['token authorization_code', 'token refresh_token'])
      const first = (await tokenCookies(context)).get('refresh_token')?.value ?? ''
      expect(okta.isRefreshToken(first)).toBe(true)
      await page.reload()
      await expect(heading(page)).toHaveText('Welcome, Ana River')
      expect(okta.asked).toHaveLength(2)
    })

    // Browsers send no cookies from a hidden frame to another site, so the identity provider finds no session.
    for (const how of ['by a refresh token', 'in a hidden frame'])
      test(`after the session has ended, renewal ${how} leads to the login`, async ({
        page,
        context,
        problems,
      }) => {
        const isFrame = how === 'in a hidden frame'
        okta.settings.withoutRefreshTokens = isFrame
        if (!isFrame) problems.expect(/status of 400/)
        await signIn(page)
        okta.forgetEverybody()
        await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000)
        await page.goto('/register?accountNumber=210012345678')
        await expect(page).toHaveURL(`${origin}/login?from=%2Fregister%3FaccountNumber%3D210012345678`)
        expect((await tokenCookies(context)).size).toBe(0)
      })

    test('a provider that does not trust the origin fails with a message', async ({
      page,
      context,
      problems,
    }) => {
      problems.expect(/blocked by CORS policy/)
      problems.expect(/ERR_FAILED/)
      await page.goto('/account')
      await pressLogIn(page)
      await expect(page.getByLabel('Username')).toBeVisible()
      okta.settings.trustedOrigins.delete(origin)
      await enterPassword(page)
      await expect(page.getByText(/We could not (open|reach) the login page\./)).toBeVisible()
      expect((await tokenCookies(context)).size).toBe(0)
      okta.settings.trustedOrigins.add(origin)
      await page.getByRole('button', { name: words.common.tryAgain }).click()
      await expect(heading(page)).toHaveText('Welcome, Ana River')
    })

    test('a page with two factors opens after the second', async ({ page }) => {
      await signIn(page)
      await page.goto('/accountNumberLookup?from=bill')
      await expect(page.getByRole('heading', { name: 'Verify it is you' })).toBeVisible()
      await page.getByLabel('Enter code').fill('000000')
      await page.getByRole('button', { name: words.smsVerification.verify }).click()
      await expect(page.getByRole('alert')).toHaveText('Your code is not valid')
      await page.getByLabel('Enter code').fill(customer.code)
      await page.getByRole('button', { name: words.smsVerification.verify }).click()
      await expect(page).toHaveURL(`${origin}/accountNumberLookup?from=bill`)
      await expect(page.getByText(words.securityCheck.title)).toBeVisible()
    })

    test('after the sign-in, the protected page opens again with its query', async ({ page }) => {
      await page.goto('/register?accountNumber=210012345678')
      await expect(page).toHaveURL(`${origin}/login?from=%2Fregister%3FaccountNumber%3D210012345678`)
      await pressLogIn(page)
      await enterPassword(page)
      await expect(page).toHaveURL(`${origin}/register?accountNumber=210012345678`)
      await expect(page.getByText(words.securityCheck.title)).toBeVisible()
    })

    test('if a token does not name the configured issuer, the sign-in fails', async ({ page, context }) => {
      okta.settings.issuerInTokens = 'https://other.example/oauth2/default'
      await page.goto('/account')
      await pressLogIn(page)
      await enterPassword(page)
      await expect(page.getByText('because it was not started in this tab')).toBeVisible()
      expect((await tokenCookies(context)).size).toBe(0)
      expect(await keptBy(page)).not.toContain('eyJ')
    })

    test('the choice of a language sends no call to the provider', async ({ page }) => {
      await signIn(page)
      const languageCalls: string[] = []
      page.on('request', (sent) => {
        if (sent.method() === 'PUT' || sent.url().includes('/v1/language')) languageCalls.push(sent.url())
      })
      await chooseLanguage(page, 'Español')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      await expect(page.getByRole('combobox')).toHaveCount(0)
      expect(languageCalls).toEqual([])
    })

    test('the provider’s sign-in page shows the login hint as the username', async ({ page }) => {
      await page.goto('/?login=ana.river')
      await pressLogIn(page)
      await expect(page.getByLabel('Username')).toHaveValue('ana.river')
    })

    test('a page with a group opens only for its members', async ({ page }) => {
      await signIn(page)
      await page.goto('/forgotPassword')
      await expect(heading(page)).not.toHaveText(words.signIn.groupMissing.title)
      await expect(page).toHaveURL(`${origin}/forgotPassword`)
      await expect(page.getByText(words.securityCheck.title)).toBeVisible()
      await page.goto('/forgotLogin')
      await expect(page.getByRole('heading', { name: words.signIn.groupMissing.title })).toBeVisible()
      await expect(page.getByText('your login does not have access to this page')).toBeVisible()
    })

    test('a sign-in cancelled at the provider can be tried again', async ({ page, context }) => {
      await page.goto('/account')
      await pressLogIn(page)
      await page.getByRole('button', { name: 'Back to app' }).click()
      await expect(page.getByText('Logging in was cancelled or not allowed.')).toBeVisible()
      expect(page.url()).toBe(`${origin}${callback}`)
      expect((await tokenCookies(context)).size).toBe(0)
      await page.getByRole('button', { name: words.common.tryAgain }).click()
      await enterPassword(page)
      await expect(heading(page)).toHaveText('Welcome, Ana River')
    })

    test('a sign-in of more than half an hour fails', async ({ page, context }) => {
      await page.goto('/account')
      await pressLogIn(page)
      await expect(page.getByLabel('Username')).toBeVisible()
      await page.clock.setFixedTime(Date.now() + 31 * 60 * 1000)
      await enterPassword(page)
      await expect(page.getByText('More than 30 minutes have passed')).toBeVisible()
      expect((await tokenCookies(context)).size).toBe(0)
      expect(okta.asked).toEqual([])
    })

    test('after an unreachable provider, the next press tries again', async ({ page, problems }) => {
      problems.expect(/ERR_CONNECTION_REFUSED/)
      await page.goto('/login')
      await okta.close()
      await pressLogIn(page)
      await expect(page.getByText(/We could not (open|reach) the login page\./)).toBeVisible()
      await okta.listen()
      await pressLogIn(page)
      await enterPassword(page)
      await expect(heading(page)).toHaveText('Welcome, Ana River')
    })

    test('the paths of the built-in provider respond with 404', async ({ request }) => {
      for (const path of ['.well-known/openid-configuration', 'v1/keys', 'v1/authorize', 'reset-password'])
        expect((await request.get(`/oauth2/default/${path}`)).status()).toBe(404)
    })
  })
