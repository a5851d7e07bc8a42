import { mailedLink } from '../support/mailed-link.ts'
import { delayScript } from '../support/delay-script.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

for (const [to, path, script, heading] of [
  ['sergio.blanco@example.com', '/registrationInvitation', 'invitation', 'Register for MyWater'],
  // The third-party request in this link is already accepted, so the link leads to the page that follows the
  // acceptance.
  [
    'leon.katz@mail.example',
    '/secondaryAccountHolder',
    'third-party-request',
    words.thirdPartyAcceptance.title,
  ],
] as const)
  test(`"Try again" opens ${path} after its script failed`, async ({ page, request, problems }) => {
    problems.expect(/ERR_FAILED/)
    problems.expect(/This page could not be loaded/)
    let lost = 0
    await page.route(`**/assets/${script}-*.js`, (route) => {
      lost += 1
      // The browser requests the script twice, for the preload and for the import. The test lets both requests fail.
      return lost <= 2 ? route.abort() : route.continue()
    })
    const link = await mailedLink(request, to, path)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.loadFailure.title)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.getByRole('button', { name: words.common.tryAgain }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL((url) => url.search === '')
  })

test('a link pressed offline opens by "Try again" when online', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  problems.expect(/This page could not be loaded/)
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.getByRole('link', { name: words.common.signUp }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.loadFailure.title)
  await context.setOffline(false)
  await page.getByRole('button', { name: words.common.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
})

test('"Try again" opens the next page after the router failed', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  await page.route('**/assets/routes-*.js', (route) => route.abort())
  await openUntilReady(page, '/')
  await page.getByRole('link', { name: words.common.signUp }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.loadFailure.title)
  await page.getByRole('button', { name: words.common.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
})

test('a bill can be submitted while the account lookup still loads', async ({ page }) => {
  const release = await delayScript(page, 'account-lookup-dialog')
  await openEligibility(page)
  await page.getByRole('link', { name: words.eligibility.lookUp }).click()
  await copyBill(page, { accountNumber: '210012347203', firstName: 'Amélie', lastName: 'Trembley' })
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText('Details entered do not match')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the phone field keeps the focus when its script loads', async ({ page }) => {
  const release = await delayScript(page, 'phone-field-input')
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012347203', firstName: 'Amélie', lastName: 'Tremblay' })
  await pressNext(page)
  await page.getByLabel(words.createLogin.mfa.enable).check()
  const phone = page.getByLabel(words.createLogin.mfa.phone)
  await phone.focus()
  await expect(phone).toHaveAttribute('readonly')
  release()
  await expect(phone).not.toHaveAttribute('readonly')
  await expect(phone).toBeFocused()
  await page.keyboard.type('6095550148')
  await expect(phone).toHaveValue('(609) 555-0148')
})
