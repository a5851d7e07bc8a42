import { delayScript } from '../support/delay-script.ts'
import { copyBill, openEligibility, pressNext, type Bill } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// Uses an account for which no test registers a login.
// Two accounts, because a client can try each only 20 times an hour.
const ingrid: Bill = { accountNumber: '210012345785', firstName: 'Ingrid', lastName: 'Larsen' }
const harold: Bill = { accountNumber: '210012345777', firstName: 'Harold', lastName: 'Bishop' }

test('a refused bill form keeps the entries and repeats them beside their marks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openEligibility(page)
  const bill = page.getByRole('img', { name: words.eligibility.bill.alt })
  await expect(bill).toBeVisible()
  await copyBill(page, { ...ingrid, lastName: 'Larson' })
  await pressNext(page)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(words.eligibility.refusals.detailsDoNotMatch)
  await expect(refusal).toBeFocused()
  await expect(refusal.getByRole('definition')).toHaveText([`XXXX-${ingrid.accountNumber}`, /Larson$/])
  await expect(bill).toBeVisible()
  await expect(page.getByLabel(words.fields.accountNumber)).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(ingrid.accountNumber)
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Larson')
  await expect(page).toHaveTitle(`Error: ${words.eligibility.documentTitles.form} – MyWater`)
})

test('if the on-screen keyboard covers half of a phone, the sample bill above the field shows the typed number and name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openEligibility(page)
  const number = page.getByLabel(words.fields.accountNumber)
  const firstName = page.getByLabel(words.fields.firstName)
  await number.click()
  await page.keyboard.type('2100')
  await expect(page.getByText('XXXX-2100', { exact: true })).toHaveCount(1)

  // The test browser has no on-screen keyboard. Therefore the test reduces the height of the window, so that as much of
  // the page is visible as above a keyboard.
  await page.setViewportSize({ width: 360, height: 360 })
  for (const [field, entry, onBill] of [
    [number, '210012345785', 'XXXX-210012345785'],
    [firstName, 'Ingrid', 'Ingrid'],
  ] as const) {
    await field.fill(entry)
    const drawn = page.getByText(onBill, { exact: true }).last()
    await expect(drawn).toBeInViewport({ ratio: 1 })
    await expect(field).toBeInViewport({ ratio: 1 })
    const [above, below] = [await drawn.boundingBox(), await field.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByText('Ingrid', { exact: true })).toHaveCount(1)
})

test('the error summary of the bill form lists the empty fields, and each link in it moves the focus to its field', async ({
  page,
}) => {
  await openEligibility(page)
  await pressNext(page)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    words.eligibility.errors.accountNumberRequired,
    words.eligibility.errors.firstNameRequired,
    words.eligibility.errors.lastNameRequired,
  ])
  await summary.getByRole('link', { name: words.eligibility.errors.lastNameRequired }).click()
  await expect(page.getByLabel(words.fields.lastName)).toBeFocused()
})

test('if the person changes the customer type in the bill form, the names stay and the errors disappear', async ({
  page,
}) => {
  await openEligibility(page)
  await page.getByLabel(words.fields.firstName).fill('Ingrid')
  await pressNext(page)
  await page.getByLabel(words.fields.business, { exact: true }).check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel(words.fields.customerName).fill('Larsen & Daughters')
  await page.getByLabel(words.fields.individual, { exact: true }).check()
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Ingrid')
  await page.getByLabel(words.fields.business, { exact: true }).check()
  await expect(page.getByLabel(words.fields.customerName)).toHaveValue('Larsen & Daughters')
})

test('if the person pastes a full account number, the field and the sample bill show its last twelve digits', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEligibility(page)
  await page.evaluate(() => navigator.clipboard.writeText('Account Number: 4711-2100–1234–5678'))
  await page.getByLabel(words.fields.accountNumber).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue('210012345678')
  await expect(page.getByText('XXXX-210012345678')).toBeVisible()
})

test('the close icon closes an empty bill form at once, but asks for a confirmation if the form has entries', async ({
  page,
}) => {
  const close = page.getByRole('link', { name: words.common.close })
  await openEligibility(page)
  await close.click()
  await expect(page).toHaveURL(/\/login$/)
  await openEligibility(page)
  await page.getByLabel(words.fields.firstName).fill('Ingrid')
  await close.click()
  await page.getByRole('button', { name: words.common.leaving.no }).click()
  await expect(close).toBeFocused()
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Ingrid')
  await close.click()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Ingrid')
})

test('on a right-to-left page the digits of the account number stay to the right of their prefix', async ({
  page,
}) => {
  await openEligibility(page)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const number = page.getByLabel(words.fields.accountNumber)
  await number.fill('210012345785')
  const prefix = page.getByText('XXXX-', { exact: true }).last()
  expect((await prefix.boundingBox())?.x).toBeLessThan((await number.boundingBox())?.x ?? 0)
})

test('if the person goes back from the form for a new login, the bill form appears with its entries', async ({
  page,
}) => {
  await openEligibility(page)
  await copyBill(page, ingrid)
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
  await page.goBack()
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(ingrid.accountNumber)
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Ingrid')
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Larsen')
  await page.getByRole('link', { name: words.common.close }).click()
  await page.getByRole('button', { name: words.common.leaving.yes }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/createLogin')
  await expect(page).toHaveURL(/\/register$/)
})

test('if the scripts of the next page have loaded, the bill form stays on the screen until the next page appears', async ({
  page,
}) => {
  const scripts = [/\/assets\/create-login-/, /\/assets\/create-login\.ports-/]
  const loaded = Promise.all(scripts.map((script) => page.waitForResponse(script)))
  await openEligibility(page)
  await copyBill(page, ingrid)
  // The import ends when the browser has also loaded and run the scripts that this script imports.
  for (const script of await loaded) await page.evaluate((url) => import(url), script.url())
  await page.evaluate((oneMoment) => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === oneMoment) document.body.dataset['flashed'] = 'true'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words.common.oneMoment)
  await pressNext(page)
  await expect(page).toHaveTitle(/^Your login/)
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed')
})

test('if the person presses Back before the next page has loaded, the bill form appears and can be submitted again', async ({
  page,
}) => {
  const release = await delayScript(page, 'create-login')
  await openEligibility(page)
  await copyBill(page, harold)
  await pressNext(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.common.oneMoment)
  await page.goBack()
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Bishop')
  release()
  await pressNext(page)
  await expect(page).toHaveTitle(/^Your login/)
})

test('if the URL has a query with entries, the bill form is filled in and not submitted', async ({
  page,
}) => {
  await openEligibility(
    page,
    '?accountNumber=XXXX-210012345678&firstName=Jordan&middleName=M&lastName=Rivera&customerType=P',
  )
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue('210012345678')
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Jordan')
  await expect(page.getByLabel(words.fields.middleName)).toHaveValue('M')
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Rivera')
})

test('if the account is in New York, the bill form redirects to the site of the sister company with the entries', async ({
  page,
}) => {
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345736', firstName: 'Grace', lastName: 'Adeyemi' })
  await pressNext(page)
  await expect(page).toHaveURL(
    /\/sandbox\/sites\/sister-registration\?action=register&accountNumber=210012345736&customerType=P&firstName=Grace&lastName=Adeyemi$/,
  )
})

test('if the account on the bill is already registered, a dialog offers login, forgotten login ID and password reset', async ({
  page,
}) => {
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345801', firstName: 'Maria', lastName: 'Chen' })
  await pressNext(page)
  const dialog = page.getByRole('dialog', { name: words.eligibility.alreadyRegistered.title })
  await expect(dialog).toContainText(words.eligibility.alreadyRegistered.text)
  await expect(page).toHaveTitle(new RegExp(`^${words.eligibility.alreadyRegistered.title} – `))
  await expect(dialog.getByRole('button')).toHaveText([
    words.common.close,
    words.common.login,
    words.eligibility.alreadyRegistered.forgotLogin,
    words.eligibility.alreadyRegistered.forgotPassword,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Chen')
  await pressNext(page)
  await dialog.getByRole('button', { name: words.common.login, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('if a registration is in progress, a button in the dialog sends the activation email again', async ({
  page,
}) => {
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345819', firstName: 'Noah', lastName: 'Kowalski' })
  await pressNext(page)
  const dialog = page.getByRole('dialog', { name: words.eligibility.inProgress.title })
  await dialog.getByRole('button', { name: words.resendActivation.labels.inProgress }).click()
  await expect(dialog.getByRole('button', { name: words.resendActivation.sent })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Resend Activation Email in \d+ seconds$/ })).toBeVisible()
})

test('if the bill form is submitted three times at once, it sends only one request', async ({ page }) => {
  await openEligibility(page)
  await copyBill(page, { ...harold, lastName: 'Bisshop' })
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/checkRegistrationEligibility')) requests += 1
  })
  await page.getByLabel(words.fields.lastName).focus()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form')
    form?.requestSubmit()
    form?.requestSubmit()
    form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  })
  await expect(page.getByRole('alert')).toContainText('Details entered do not match')
  expect(requests).toBe(1)
})

test('if the lookup dialog fails to load, the link to the lookup opens the lookup page', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  await page.route('**/assets/account-lookup-dialog-*.js', (route) => route.abort())
  await openEligibility(page)
  const link = page.getByRole('link', { name: words.eligibility.lookUp })
  await expect(link).not.toHaveAttribute('aria-haspopup')
  await link.click()
  await expect(page).toHaveURL(/\/accountNumberLookup$/)
})
