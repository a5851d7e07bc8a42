import type { Locator, Page } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { openEligibility } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const leavesAndReturns = async (page: Page, fields: readonly [Locator, string][], reach = async () => {}) => {
  for (const [field, typed] of fields) await field.fill(typed)
  const expectTyped = async () => {
    await reach()
    for (const [field, typed] of fields) await expect(field).toHaveValue(typed)
  }
  await page.getByRole('link', { name: 'MyWater home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.goBack()
  await expectTyped()
  await page.reload()
  await expectTyped()
}
const secret = 'Canary-Kettle-42'
const fillSecrets = async (page: Page) => {
  for (const name of [
    words.createLogin.password,
    words.createLogin.confirmPassword,
    words.createLogin.answer,
  ])
    await page.getByLabel(name, { exact: true }).fill(secret)
}
const expectNoSecret = async (page: Page) => {
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]))
  expect(kept).not.toContain(secret)
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toHaveValue('')
}

test('a partly filled bill is back after Back and a reload', async ({ page }) => {
  await openEligibility(page)
  const field = (name: string) => page.getByLabel(name)
  await leavesAndReturns(
    page,
    [
      [field(words.fields.accountNumber), '2100 1234'],
      [field(words.fields.firstName), 'Ingrid'],
    ],
    () => solveCaptcha(page),
  )
})

test('the form of an invitation is back without its secrets', async ({ page, request }) => {
  await page.goto(await mailedLink(request, 'sergio.blanco@example.com', '/registrationInvitation'))
  await fillSecrets(page)
  await leavesAndReturns(page, [[page.getByLabel(words.fields.loginId, { exact: true }), 'sergio_b']])
  await expectNoSecret(page)
})

test('the form of a third party is back without its secrets', async ({ page, request }) => {
  await page.goto(await mailedLink(request, 'leon.katz@mail.example', '/secondaryAccountHolder'))
  await page.getByRole('link', { name: words.common.signUp }).click()
  await fillSecrets(page)
  await page
    .getByRole('button', {
      name: `${words.thirdPartyRegistration.change} ${words.thirdPartyRegistration.person.title}`,
    })
    .click()
  await page.getByRole('radio', { name: words.thirdPartyRegistration.address.poBox }).check()
  await leavesAndReturns(page, [
    [page.getByLabel(words.fields.loginId, { exact: true }), 'leon_katz_7'],
    [page.getByLabel(words.fields.middleName), 'Amos'],
    [page.getByRole('textbox', { name: words.thirdPartyRegistration.address.poBox }), '118'],
  ])
  await expectNoSecret(page)
})

test('a bill typed with full-width and invisible characters is read as meant', async ({ page }) => {
  await openEligibility(page)
  await page.getByLabel(words.fields.accountNumber).fill('\u200B２１００１２３４７２０３')
  await page.getByLabel(words.fields.firstName).fill('Ame\u0301\u00ADlie\u200E')
  await page.getByLabel(words.fields.lastName).fill('\u00A0Tremblay\u3000')
  await page.getByRole('button', { name: words.common.next }).click()
  await expect(page.getByLabel(words.fields.loginId, { exact: true })).toBeVisible()
})
