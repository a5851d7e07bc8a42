import type { Page } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { newestMessage } from '../support/outbox.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const open = async (page: Page) => {
  await page.goto('/accountNumberLookup')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.firstName).waitFor()
}
const byPhone = async (page: Page, firstName: string, lastName: string, phone: string) => {
  await page.getByLabel(words.fields.firstName).fill(firstName)
  await page.getByLabel(words.fields.lastName).fill(lastName)
  await page.getByLabel(words.accountLookup.fields.phone, { exact: true }).fill(phone)
  await pressNext(page)
}

test('a person finds the account by phone and registers with it @whole', async ({ page, request }) => {
  await open(page)
  await byPhone(page, 'gloria', 'MENSAH', '609.555.0160')
  await expect(page.getByText(/Your account number was sent to .*•/)).toBeVisible()
  await expect(page.locator('body')).not.toContainText('210012346205')
  const mail = await newestMessage(request, 'gloria.mensah@example.com')
  const number = /\d{12}/.exec(mail.text)?.[0] ?? ''
  await page.getByRole('link', { name: words.accountLookup.results.sent.register }).click()
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('gloria')
  await copyBill(page, { accountNumber: number, firstName: 'Gloria', lastName: 'Mensah' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
})

test('one search after another: no email, not allowed, not found, no answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const again = () => page.getByRole('button', { name: words.accountLookup.searchAgain }).click()
  await byPhone(page, 'Amir', 'Shah', '6095550162')
  const results = page.getByRole('region', { name: words.accountLookup.places.results })
  const text = results.getByText(words.accountLookup.results.noEmail.text)
  await expect(text).toBeVisible()
  // A long result scrolls in its box.
  await text.evaluate((element) => (element.style.height = '600px'))
  expect(await results.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(600)
  expect(await results.boundingBox()).toMatchObject({ height: 400 })
  await again()

  await byPhone(page, 'Clara', 'Johansson', '6095550163')
  await expect(page.getByRole('alertdialog').getByRole('paragraph')).toHaveText(
    words.accountLookup.notWhitelisted,
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/Your account number was sent to/)).toBeVisible()
  await again()

  await byPhone(page, 'No', 'Body', '6095559999')
  await expect(page.getByText(words.accountLookup.results.notFound.text)).toBeVisible()
  await again()
  await expect(page.getByLabel(words.accountLookup.modes.phone)).toBeChecked()
  await expect(page.getByLabel(words.fields.individual)).toBeChecked()

  await byPhone(page, 'Tom', 'Ferris', '6095550166')
  await expect(page.getByText(/^No answer came/)).toBeVisible()
  await expect(page.getByRole('button', { name: words.common.next, exact: true })).toBeEnabled()
  await expect(page.getByLabel(words.fields.lastName)).toHaveValue('Ferris')
})

test('in the lookup by address, only the house number is optional', async ({ page }) => {
  await open(page)
  await page.getByLabel(words.accountLookup.modes.address).check()
  await pressNext(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    words.accountLookup.errors.firstNameRequired,
    words.accountLookup.errors.lastNameRequired,
    words.accountLookup.errors.streetNameRequired,
    words.accountLookup.errors.cityRequired,
    words.accountLookup.errors.stateRequired,
    words.accountLookup.errors.zipCodeRequired,
  ])
  await page.getByLabel(words.accountLookup.modes.phone).check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel(words.accountLookup.modes.address).check()
  await page.getByLabel(words.fields.firstName).fill('Gloria')
  await page.getByLabel(words.fields.lastName).fill('Mensah')
  await page.getByLabel(words.fields.houseNumber).fill('102')
  await page.getByLabel(words.fields.streetName).fill('  WITHERSPOON ST ')
  await page.getByLabel(words.fields.city).fill('princeton')
  await page.getByLabel(words.fields.state).selectOption('NJ')
  await page.getByLabel(words.fields.zipCode).fill('08540')
  await pressNext(page)
  await expect(page.getByText(/Your account number was sent to/)).toBeVisible()
})

test('the lookup dialog, used by keyboard, keeps its entries and those behind it', async ({ page }) => {
  await openEligibility(page)
  await page.getByLabel(words.fields.firstName).fill('Gloria')
  await page.getByRole('link', { name: words.eligibility.lookUp }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.accountLookup.title })
  await expect(dialog.getByLabel(words.fields.firstName)).toHaveValue('Gloria')
  await dialog.getByLabel(words.accountLookup.modes.address).check()
  await dialog.getByLabel(words.fields.firstName).fill('Gloria A')
  await dialog.getByLabel(words.fields.city).fill('Princeton')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(words.fields.firstName)).toHaveValue('Gloria')
  await expect(page.getByRole('link', { name: words.eligibility.lookUp })).toBeFocused()
  await page.getByLabel(words.fields.lastName).fill('Mensah')
  await page.getByRole('link', { name: words.eligibility.lookUp }).press('Enter')
  await expect(dialog.getByLabel(words.fields.firstName)).toHaveValue('Gloria A')
  await expect(dialog.getByLabel(words.fields.lastName)).toHaveValue('Mensah')
  await expect(dialog.getByLabel(words.fields.city)).toHaveValue('Princeton')
})
