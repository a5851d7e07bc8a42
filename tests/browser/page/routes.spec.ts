import { axe } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

// Document 2, §2.1: every path opened by itself, without the data that leads to it.
const home = 'Welcome to MyWater'
const routes: [path: string, ends: string, heading: string][] = [
  ['/', '/', home],
  ['/login', '/login', home],
  ['/createLogin', '/register', 'Register for MyWater'],
  ['/forgotPassword', '/forgotPassword', 'Forgot Password'],
  ['/forgotLogin', '/forgotLogin', 'Forgot Login ID'],
  ['/register', '/register', 'Register for MyWater'],
  ['/registration', '/registration', 'Register for MyWater'],
  ['/registrationConfirmation', '/', home],
  ['/registrationComplete', '/', home],
  ['/secondaryAccountLogin', '/secondaryAccountLogin', 'Secondary account login'],
  ['/thirdPartyReject', '/thirdPartyReject', 'Third party responsibility'],
  ['/thirdPartyRemoved', '/thirdPartyRemoved', 'Third party responsibility'],
  ['/thirdPartyExpired', '/thirdPartyExpired', 'Third party responsibility'],
  ['/thirdPartyAccept', '/thirdPartyAccept', 'Third party acceptance'],
  ['/thirdPartyRegistration', '/', home],
  ['/thirdPartyConfirmation', '/login', home],
  ['/accountNumberLookup', '/accountNumberLookup', 'Look Up Account'],
  ['/registrationInvitationComplete', '/login', home],
  ['/404', '/404', 'Page not found'],
  ['/nowhere', '/404', 'Page not found'],
  ['/account', '/login', home],
]
for (const [path, ends, heading] of routes)
  test(`${path} opened by itself ends at ${ends}`, async ({ page, problems }) => {
    if (path === '/nowhere') problems.expect(/status of 404 .*\/nowhere/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page).toHaveURL(({ pathname }) => pathname === ends)
    await axe(page)
    if (path !== '/' && heading !== home && path !== '/nowhere')
      await expect(page.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/login')
  })
