import { delayScript } from '../support/delay-script.ts'
import { copyBill, openEligibility, pressNext, type Bill } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// No test registers a login for these accounts. Several accounts, because a client can try each only 20 times an hour.
const ingrid: Bill = { accountNumber: '210012345785', firstName: 'Ingrid', lastName: 'Larsen' }
const amelie: Bill = { accountNumber: '210012347203', firstName: 'Amélie', lastName: 'Tremblay' }
const harold: Bill = { accountNumber: '210012345777', firstName: 'Harold', lastName: 'Bishop' }

test('a refused bill keeps the entries and repeats them beside marks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openEligibility(page)
  const bill = page.getByRole('img', { name: words.eligibility.bill.alt })
  await expect(bill).toBeVisible()
  await copyBill(page, { ...ingrid, lastName: 'Larson' })
  await pressNext(page)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(words.eligibility.refusals.detailsDoNotMatch)
  await expect(refusal).toBeFocused()
  await expect(refusal.getByRole('definition')).toHaveText([ingrid.accountNumber, 'Ingrid Larson'])
  await expect(bill).toBeVisible()
  await expect(page.getByLabel(words.fields.accountNumber)).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(ingrid.accountNumber)
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Larson')
  await expect(page).toHaveTitle(`Error: ${words.eligibility.documentTitles.form} – MyWater`)

  const typedOnBill = page.getByText(`XXXX-${ingrid.accountNumber}`)
  await expect(typedOnBill).toHaveCount(0)
  await page.getByLabel(words.fields.lastName).fill('Larsonn')
  await expect(typedOnBill).toHaveCount(1)
  await pressNext(page)
  await expect(refusal.getByRole('definition').last()).toHaveText('Ingrid Larsonn')
  await expect(typedOnBill).toHaveCount(0)
})

test('above an on-screen keyboard, the sample bill shows number and name', async ({ page }) => {
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

test('the bill form: errors, customer type, pasted number, Close', async ({ page, context }) => {
  const close = page.getByRole('link', { name: words.common.close })
  const field = (name: string) => page.getByLabel(name)
  const { accountNumber, firstName, lastName, customerName, business, individual } = words.fields
  const { errors } = words.eligibility
  await openEligibility(page)
  await close.click()
  await expect(page).toHaveURL(/\/login$/)
  await openEligibility(page)
  await pressNext(page)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    errors.accountNumberRequired,
    errors.firstNameRequired,
    errors.lastNameRequired,
  ])
  await summary.getByRole('link', { name: errors.lastNameRequired }).click()
  await expect(field(lastName)).toBeFocused()
  await field(firstName).fill('Ingrid')
  await page.getByLabel(business, { exact: true }).check()
  await expect(summary).toHaveCount(0)
  await field(customerName).fill('Larsen & Daughters')
  await page.getByLabel(individual, { exact: true }).check()
  await expect(field(firstName)).toHaveValue('Ingrid')
  await page.getByLabel(business, { exact: true }).check()
  await expect(field(customerName)).toHaveValue('Larsen & Daughters')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('Account Number: 4711-2100–1234–5678'))
  await field(accountNumber).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field(accountNumber)).toHaveValue('210012345678')
  await expect(page.getByText('XXXX-210012345678')).toBeVisible()
  // On a right-to-left page, the digits stay to the right of their prefix.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const prefix = await page.getByText('XXXX-', { exact: true }).last().boundingBox()
  expect(prefix?.x).toBeLessThan((await field(accountNumber).boundingBox())?.x ?? 0)

  await close.click()
  await page.getByRole('button', { name: words.common.leaving.no }).click()
  await expect(close).toBeFocused()
  await expect(field(customerName)).toHaveValue('Larsen & Daughters')
  await close.click()
  await page.keyboard.press('Escape')
  await expect(field(customerName)).toHaveValue('Larsen & Daughters')
})

test('the bill stays until the next page, and Back shows it', async ({ page }) => {
  const scripts = [/\/assets\/create-login-/, /\/assets\/create-login\.ports-/]
  const loaded = Promise.all(scripts.map((script) => page.waitForResponse(script)))
  await openEligibility(page)
  await copyBill(page, amelie)
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
  await page.goBack()
  await expect(page.getByLabel(words.fields.accountNumber)).toHaveValue(amelie.accountNumber)
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Amélie')
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Tremblay')
  await page.getByRole('link', { name: words.common.close }).click()
  await page.getByRole('button', { name: words.common.leaving.yes }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/createLogin')
  await expect(page).toHaveURL(/\/register$/)
})

test('Back before the next page has loaded shows a usable bill', async ({ page }) => {
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

test('the bill of a registered, an unfinished and a New York account', async ({ page }) => {
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345801', firstName: 'Maria', lastName: 'Chen' })
  await pressNext(page)
  const registered = page.getByRole('dialog', { name: words.eligibility.alreadyRegistered.title })
  await expect(registered).toContainText(words.eligibility.alreadyRegistered.text)
  await expect(page).toHaveTitle(new RegExp(`^${words.eligibility.alreadyRegistered.title} – `))
  await expect(registered.getByRole('button')).toHaveText([
    words.common.close,
    words.common.login,
    words.eligibility.alreadyRegistered.forgotLogin,
    words.eligibility.alreadyRegistered.forgotPassword,
  ])
  await page.keyboard.press('Escape')
  await expect(registered).toBeHidden()
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Chen')
  await pressNext(page)
  const login = { name: words.common.login, exact: true }
  await registered.getByRole('button', login).click()
  await expect(page).toHaveURL(/\/login$/)

  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345819', firstName: 'Noah', lastName: 'Kowalski' })
  await pressNext(page)
  const unfinished = page.getByRole('dialog', { name: words.eligibility.inProgress.title })
  await unfinished.getByRole('button', { name: words.resendActivation.labels.inProgress }).click()
  await expect(unfinished.getByRole('button', { name: words.resendActivation.sent })).toBeVisible()
  const wait = { name: /^Resend Activation Email in \d+ seconds$/ }
  await expect(unfinished.getByRole('button', wait)).toBeVisible()

  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345736', firstName: 'Grace', lastName: 'Adeyemi' })
  await pressNext(page)
  await expect(page).toHaveURL(
    /\/sandbox\/sites\/sister-registration\?action=register&accountNumber=210012345736&customerType=P&firstName=Grace&lastName=Adeyemi$/,
  )
})

test('a bill submitted three times at once sends one request', async ({ page }) => {
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

test('without its script, the lookup dialog is a page', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  await page.route('**/assets/account-lookup-dialog-*.js', (route) => route.abort())
  await openEligibility(page)
  const link = page.getByRole('link', { name: words.eligibility.lookUp })
  await expect(link).not.toHaveAttribute('aria-haspopup')
  await link.click()
  await expect(page).toHaveURL(/\/accountNumberLookup$/)
})
