import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { newestMessage } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const logIn = async (page: Page, loginId: string) => {
  await page.goto(`/?login=${loginId}`)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Blue-Kettle-42')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
}
const accounts = (page: Page) => page.getByRole('region', { name: 'Your accounts' })
const contact = (page: Page) => page.getByRole('region', { name: 'How we reach you' })

test('whoever shares an account sees both, and confirms the phone that was never confirmed', async ({
  page,
  request,
}) => {
  await logIn(page, 'nina_sorokin')
  await expect(accounts(page).getByRole('heading', { level: 3 })).toHaveText([
    '7 Clay Avenue Unit 2, Scranton, PA 18503',
    '250 Lackawanna Avenue, Scranton, PA 18503',
  ])
  await expect(accounts(page).locator('dl')).toHaveText([
    /XXXX-210012345918.*Nina Sorokin.*BillsPaperless$/,
    /XXXX-210012345892.*Ruth Abrams.*Secondary Account Holder.*BillsOn paper$/,
  ])
  await expect(contact(page)).toContainText('English')
  await expect(contact(page).locator('dl')).toContainText('Code when you log inOff')
  await axe(page)

  await page.getByRole('button', { name: 'Confirm this phone' }).click()
  await page.getByLabel('Verification Code').fill('1')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  const { text } = await newestMessage(request, '+15705550132')
  await page.getByLabel('Verification Code').fill(/\d{6}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Your phone is successfully registered')).toBeVisible()
  await expect(contact(page).locator('dl')).toContainText('Code when you log inOn')

  await page.reload()
  await expect(contact(page).locator('dl')).toContainText('Code when you log inOn')
  await expect(page.getByRole('button', { name: 'Confirm this phone' })).toHaveCount(0)
})

test('a provider that knows no such question leaves the page as it was, and one that fails says so', async ({
  page,
  problems,
}) => {
  problems.expect(/404|503/)
  let status = 404
  await page.route('**/v1/overview', (route) => route.fulfill({ status, json: {} }))
  await logIn(page, 'ruth-abrams')
  await expect(page.getByRole('region', { name: 'Where you are logged in' })).toContainText('This browser')
  await expect(accounts(page)).toHaveCount(0)
  await expect(contact(page)).toHaveCount(0)

  status = 503
  await page.reload()
  await expect(accounts(page).getByRole('alert')).toContainText('We could not look up your accounts.')
  await page.unroute('**/v1/overview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(accounts(page)).toContainText('XXXX-210012345892')
})
