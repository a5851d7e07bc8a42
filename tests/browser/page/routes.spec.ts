import { axe } from '../support/axe.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// The paths of the specification (document 2, §2.1): the opened path, the path that the portal must show, and the
// heading. The tab contains no data from a previous step.
const home = 'Welcome to MyWater'
const routes: [path: string, ends: string, heading: string][] = [
  ['/', '/', home],
  ['/login', '/login', home],
  ['/createLogin', '/register', 'Register for MyWater'],
  ['/forgotPassword', '/forgotPassword', words.forgotPassword.title],
  ['/forgotLogin', '/forgotLogin', words.forgotLogin.title],
  ['/register', '/register', 'Register for MyWater'],
  ['/registration', '/registration', 'Register for MyWater'],
  ['/registrationConfirmation', '/', home],
  ['/registrationComplete', '/', home],
  ['/secondaryAccountLogin', '/secondaryAccountLogin', words.signIn.secondaryAccount.title],
  ['/thirdPartyReject', '/thirdPartyReject', words.thirdPartyRequest.documentTitles.form],
  ['/thirdPartyRemoved', '/thirdPartyRemoved', words.thirdPartyRequest.documentTitles.form],
  ['/thirdPartyExpired', '/thirdPartyExpired', words.thirdPartyRequest.documentTitles.form],
  ['/thirdPartyAccept', '/thirdPartyAccept', words.thirdPartyAcceptance.title],
  ['/thirdPartyRegistration', '/', home],
  ['/thirdPartyConfirmation', '/login', home],
  ['/accountNumberLookup', '/accountNumberLookup', words.accountLookup.title],
  ['/registrationInvitationComplete', '/login', home],
  ['/404', '/404', words.notFound.title],
  ['/nowhere', '/404', words.notFound.title],
  ['/account', '/login', home],
]
/** One of each frame; the stories check every screen with axe, in a whole page. */
const frames = ['/', '/register', '/404']

for (const stays of [true, false])
  test(`a page opened directly ${stays ? 'shows itself' : 'leads on without its data'}`, async ({
    context,
    problems,
  }) => {
    test.slow()
    if (!stays) problems.expect(/status of 404 .*\/nowhere/)
    for (const [path, ends, heading] of routes.filter(([from, to]) => (from === to) === stays))
      await test.step(path, async () => {
        const page = await context.newPage()
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
        await expect(page).toHaveURL(({ pathname }) => pathname === ends)
        if (frames.includes(path)) await axe(page)
        if (path !== '/' && heading !== home && path !== '/nowhere')
          await expect(page.getByRole('link', { name: words.common.close })).toHaveAttribute('href', '/login')
        await page.close()
      })
  })

test('the header stays the same element on the next page', async ({ page }) => {
  await openUntilReady(page, '/')
  const header = await page.locator('header').first().elementHandle()
  await page.getByRole('link', { name: words.common.signUp }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
})
