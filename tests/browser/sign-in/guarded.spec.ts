import type { Page } from '@playwright/test'
import { logIn, signOut, unfold } from '../support/log-in.ts'
import { expect, test } from '../support/test.ts'
import { signInWords, words } from '../../words.ts'

/** As a server that cannot render pages sends it: the script has to render everything. */
const withoutText = (html: string): string =>
  html
    .replace(/<div id="app">.*<\/div>(?=<p id="overdue")/s, '<div id="app"></div>')
    .replace(/<script[^>]+id="portal-first-view">[^<]*<\/script>/, '')

/** Changes the pages of the portal as if its configuration required a login for the account lookup. */
const guardLookup = (page: Page) =>
  page.route('**/accountNumberLookup?mode=phone', async (route) => {
    const response = await route.fetch()
    const body = withoutText(await response.text()).replace(
      '{"path":"/account"}',
      '{"path":"/accountNumberLookup"}',
    )
    return route.fulfill({ response, body })
  })

test('a protected page leads to the login, and opens after it', async ({ page }) => {
  await guardLookup(page)
  await page.goto('/accountNumberLookup?mode=phone')
  await expect(page).toHaveURL(/\/login\?from=%2FaccountNumberLookup%3Fmode%3Dphone$/)
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await page.getByLabel(words.fields.loginId).fill('mchen_1207')
  await page.getByLabel(words.createLogin.password, { exact: true }).fill('Blue-Kettle-42')
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(page).toHaveURL(/\/accountNumberLookup\?mode=phone$/)
  await expect(page.getByText(words.securityCheck.title)).toBeVisible()
})

test('a signed-in person keeps the session beside a login hint for another', async ({ page }) => {
  const { button, signedIn } = words.landing.login
  const password = page.getByLabel(words.createLogin.password, { exact: true })
  await page.goto('/?login=mchen_1207')
  await page.getByRole('button', { name: words.landing.paperless.login }).click()
  await password.fill('Blue-Kettle-42')
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)

  await page.goto('/?login=rowen_third')
  const openSignIn = async () => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByLabel(words.fields.loginId)).toHaveValue('rowen_third')
  }
  await openSignIn()
  await page.goBack()
  await openSignIn()
  // The error of an empty field disappears when the person types into it.
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(password).toHaveAccessibleDescription(words.createLogin.errors.passwordRequired)
  await password.pressSequentially('B')
  await expect(page.getByText(words.createLogin.errors.passwordRequired)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(password).not.toHaveAttribute('aria-invalid')

  await page.goto('/')
  await page.getByRole('button', { name: signedIn.button }).click()
  await expect(page).toHaveURL(/\/account$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: signedIn.title })).toBeVisible()
  await page.goForward()
  await signOut(page)
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
})

test('of two sessions, the person can end the other', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
  })
  const other = await elsewhere.newPage()
  await logIn(other, 'marcusbell')
  await unfold(other)
  await expect(other.getByText(words.sessions.onlyHere)).toBeVisible()
  await logIn(page, 'marcusbell')
  const rows = page.getByRole('region', { name: words.sessions.title }).getByRole('listitem')
  await expect(rows).toHaveText([
    /^Chrome on .*This browser.*Last used.*Since/,
    /^Safari on iPhone(?!.*This)/,
  ])
  await page.getByRole('button', { name: words.sessions.signOutOthers }).click()
  const ended = page.getByRole('main').getByText(words.sessions.ended)
  await expect(ended).toBeFocused()
  await expect(rows).toHaveCount(1)

  await other.reload()
  await expect(other).toHaveURL(/\/login$/)
  expect((await elsewhere.cookies()).map(({ name }) => name)).not.toContain('mw-authenticationToken')
  await other.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(other.getByLabel(words.createLogin.password, { exact: true })).toBeVisible()
  await page.reload()
  await unfold(page)
  await expect(page.getByText(words.sessions.onlyHere)).toBeVisible()
  await elsewhere.close()
})
