import type { Page } from '@playwright/test'
import { type PathName, paths } from '../../../src/contract/portal-paths.ts'
import { words } from '../../words.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { delayScript } from '../support/delay-script.ts'
import { pressShift, untilScriptReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translator.ts'

// Playwright cannot delay the scripts that a service worker fetches.
test.use({ serviceWorkers: 'block' })

/** The pages that need a mailed link, a sign-in or an earlier step, and the pages that lead away at once. */
type ClosedPage =
  | 'account'
  | 'anonymousLogin'
  | 'createLogin'
  | 'paperlessEnrollment'
  | 'registrationComplete'
  | 'registrationConfirmation'
  | 'registrationInvitation'
  | 'registrationInvitationComplete'
  | 'secondaryAccountHolder'
  | 'securityContact'
  | 'securityText'
  | 'signInCallback'
  | 'signInStart'
  | 'thirdPartyAccept'
  | 'thirdPartyConfirmation'
  | 'thirdPartyRegistration'

const passCaptcha = (field: string) => async (page: Page) => {
  await solveCaptcha(page)
  await expect(page.getByLabel(field)).toBeVisible()
}
const goHome = async (page: Page) => {
  await page.getByRole('link', { name: 'MyWater home' }).click()
  await expect(page.getByRole('link', { name: words.common.signUp })).toBeVisible()
}
const signUp = async (page: Page) => {
  await page.getByRole('link', { name: words.common.signUp }).click()
  await passCaptcha(words.fields.accountNumber)(page)
}
const logIn = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toBeVisible()
}

const firstSteps: Readonly<Record<Exclude<PathName, ClosedPage>, (page: Page) => Promise<void>>> = {
  home: signUp,
  login: logIn(words.landing.login.button),
  register: passCaptcha(words.fields.accountNumber),
  registration: passCaptcha(words.fields.accountNumber),
  forgotLogin: passCaptcha(words.fields.email),
  forgotPassword: passCaptcha(words.fields.loginId),
  accountNumberLookup: passCaptcha(words.fields.firstName),
  secondaryAccountLogin: logIn(words.common.login),
  thirdPartyReject: goHome,
  thirdPartyRemoved: goHome,
  thirdPartyExpired: goHome,
  notFound: goHome,
}

const changes = {
  'a replaced word': (page: Page) =>
    page.evaluate(() => {
      const heading = document.querySelector('h1')
      const text = heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
      if (text) text.nodeValue = `${text.nodeValue}!`
    }),
  'an added element': (page: Page) =>
    page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('div'))),
  'a translator': (page: Page) => page.evaluate(translate, false),
} as const

/** The one page of each kind of first step that the tests change in every way, because the pages of a kind start alike. */
const ofEachKind: readonly PathName[] = ['home', 'login', 'register', 'notFound']

const isOpen = (name: string): name is keyof typeof firstSteps => Object.hasOwn(firstSteps, name)

test.describe('a press that a rebuild overtakes still counts', () => {
  const openTranslated = async (page: Page) => {
    const release = await delayScript(page, 'start')
    await page.goto('/')
    await page.evaluate(translate, false)
    return release
  }

  test('a link, released after it', async ({ page, problems }) => {
    problems.expect(/thrown: .*Minified React error #418/)
    const release = await openTranslated(page)
    await page.locator('main a[href="/register"]').first().hover()
    await page.mouse.down()
    release()
    await untilScriptReady(page)
    await page.mouse.up()
    await expect(page).toHaveURL(/\/register$/)
  })

  test('a button, pressed before it', async ({ page, problems }) => {
    problems.expect(/thrown: .*Minified React error #418/)
    const release = await openTranslated(page)
    await page.getByRole('button', { name: /^Log In/ }).click()
    release()
    await expect(page.getByLabel(words.createLogin.password, { exact: true })).toBeVisible()
  })
})

for (const [name, path] of Object.entries(paths)) {
  if (!isOpen(name)) continue
  const takeStep = firstSteps[name]
  const isOfEachKind = ofEachKind.includes(name)
  test(`${path} works after changes before its script`, async ({ context, problems }) => {
    problems.expect(/thrown: .*Minified React error #418/)
    for (const [change, makeChange] of Object.entries(changes)) {
      // A translator changes the most.
      if (!isOfEachKind && change !== 'a translator') continue
      await test.step(change, async () => {
        const page = await context.newPage()
        const release = await delayScript(page, 'start')
        await page.goto(path)
        const captcha = page.getByRole('checkbox', { name: "I'm not a robot" })
        if ((await page.locator('[data-captcha-slot]').count()) > 0) await captcha.waitFor()
        await makeChange(page)
        release()
        await pressShift(page)
        await untilScriptReady(page)
        expect(await page.evaluate(() => performance.getEntriesByName('portal:rebuilt').length)).toBe(1)
        await takeStep(page)
        await page.close()
      })
    }
  })

  if (!isOfEachKind) continue
  test(`${path} renders at once if its document came without text`, async ({ page }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(
        /(<div id="app">).*?(<\/div>(?:<script data-captcha|<p id="overdue"))/s,
        '$1$2',
      )
      expect(body.length).toBeLessThan(html.length)
      return route.fulfill({ response, body })
    })
    await page.goto(path)
    await untilScriptReady(page)
    await takeStep(page)
  })
}
