import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { newestMessage } from '../support/outbox.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const open = async (page: Page) => {
  await page.goto('/accountNumberLookup')
  await solveCaptcha(page)
  await page.getByLabel('First Name').waitFor()
}
const byPhone = async (page: Page, firstName: string, lastName: string, phone: string) => {
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill(lastName)
  await page.getByLabel('Phone Number', { exact: true }).fill(phone)
  await pressNext(page)
}
const notFound = 'Unable to find an account number associated with the information provided.'

test('one with nothing but a phone number gets the account number by mail and registers with it', async ({
  page,
  request,
}) => {
  await open(page)
  await byPhone(page, 'gloria', 'MENSAH', '609.555.0160')
  await expect(page.getByText(/Your account number was sent to .*•/)).toBeVisible()
  await axe(page)
  await expect(page.locator('body')).not.toContainText('210012346205')
  const mail = await newestMessage(request, 'gloria.mensah@example.com')
  const number = /\d{12}/.exec(mail.text)?.[0] ?? ''
  await openEligibility(page)
  await copyBill(page, { accountNumber: number, firstName: 'Gloria', lastName: 'Mensah' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/createLogin$/)
})

test('an address is found by any spelling of its street', async ({ page }) => {
  await open(page)
  await page.getByLabel('Search by Address').check()
  await pressNext(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'First Name Required',
    'Last Name Required',
    'Street Name Required',
    'City Required',
    'State Required',
    'Zip Code Required',
  ])
  await page.getByLabel('Search by Phone Number').check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Search by Address').check()
  await page.getByLabel('First Name').fill('Gloria')
  await page.getByLabel('Last Name').fill('Mensah')
  await page.getByLabel('House Number').fill('102')
  await page.getByLabel('Street Name').fill('  WITHERSPOON ST ')
  await page.getByLabel('City').fill('princeton')
  await page.getByLabel('State').selectOption('NJ')
  await page.getByLabel('Zip Code').fill('08540')
  await pressNext(page)
  await expect(page.getByText(/Your account number was sent to/)).toBeVisible()
})

test('an account without an email says so', async ({ page }) => {
  await open(page)
  await byPhone(page, 'Amir', 'Shah', '6095550162')
  await expect(
    page.getByText('Found account associated with the information provided, but no email on record.'),
  ).toBeVisible()
})

test('an address outside the list shows as sent, and an alert says more', async ({ page }) => {
  await open(page)
  await byPhone(page, 'Clara', 'Johansson', '6095550163')
  await expect(page.getByRole('alertdialog').getByRole('paragraph')).toHaveText(
    'Found account details but unable to send to non-whitelisted email address',
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/Your account number was sent to/)).toBeVisible()
})

for (const [name, phone] of [
  ['Henry Adler', '6095550164'],
  ['Sofia Marino', '6095550165'],
  ['No Body', '6095559999'],
] as const)
  test(`${name} is not found`, async ({ page }) => {
    await open(page)
    const [firstName = '', lastName = ''] = name.split(' ')
    await byPhone(page, firstName, lastName, phone)
    await expect(page.getByText(notFound)).toBeVisible()
    await page.getByRole('button', { name: 'Search Again' }).click()
    await expect(page.getByLabel('Search by Phone Number')).toBeChecked()
    await expect(page.getByLabel('Individual')).toBeChecked()
  })

test('an empty answer lets Next be pressed again', async ({ page }) => {
  await open(page)
  await byPhone(page, 'Tom', 'Ferris', '6095550166')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled()
  await expect(page.getByLabel('Last Name')).toHaveValue('Ferris')
})

test('the dialog inside registration loses nothing typed there, by keyboard', async ({ page }) => {
  await openEligibility(page)
  await page.getByLabel('First Name').fill('Gloria')
  await page.getByRole('link', { name: 'Look it up here' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Look Up Account' })
  await solveCaptcha(dialog)
  await dialog.getByLabel('First Name').waitFor()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('First Name')).toHaveValue('Gloria')
  await expect(page.getByRole('link', { name: 'Look it up here' })).toBeFocused()
})
