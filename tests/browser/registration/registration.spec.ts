import { solveCaptcha } from '../support/captcha.ts'
import { cachedPaths, hashedFile, storedDataOf } from '../support/stored-data.ts'
import { signOut } from '../support/log-in.ts'
import { fillLogin, goodAnswer, goodPassword } from '../../support/login-form.ts'
import { newestMessage } from '../support/outbox.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

test('a person registers, activates, signs in and signs out @whole', async ({ page, request }) => {
  test.slow()
  await page.goto('/')
  await expect(page.getByText('Boil water advisory in Maple Heights.')).toBeVisible()
  await page.getByRole('link', { name: words.common.signUp }).click()
  await solveCaptcha(page)
  await copyBill(page, { accountNumber: '210012345678', firstName: 'Jordan', lastName: 'Rivera' })
  await pressNext(page)

  await fillLogin(page, {
    loginId: 'jrivera_48',
    email: 'jordan.rivera@example.org',
    phone: '609 555 0148',
  })
  await pressNext(page)

  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  await expect(page.getByText('JRIVERA_48')).toBeVisible()
  const sms = await newestMessage(request, '+16095550148')
  const code = /\b\d{6}\b/.exec(sms.text)?.[0] ?? ''
  await page.getByLabel(words.smsVerification.label).fill(code)
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(
    page.getByRole('main').getByText(words.registrationConfirmation.phone.verifiedTitle),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText(words.registrationConfirmation.phone.verified)).toBeVisible()

  const mail = await newestMessage(request, 'jordan.rivera@example.org')
  const link = mail.links.find((address) => address.includes('/registrationComplete?code=')) ?? ''
  await page.goto(link)
  await expect(
    page.getByText('Your American Water Self Service account has been successfully registered.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/registrationComplete$/)

  await page.getByRole('button', { name: words.common.loginNow }).click()
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue(/jrivera_48/i)
  await page.getByLabel(words.createLogin.password, { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(page.getByLabel(words.smsVerification.label)).toBeVisible()
  const second = await newestMessage(request, '+16095550148', sms)
  await page.getByLabel(words.smsVerification.label).fill(/\b\d{6}\b/.exec(second.text)?.[0] ?? '')
  await page.getByRole('button', { name: /Verify|Log In/ }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jordan')
  await signOut(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login$/)

  const cached = await cachedPaths(page)
  expect(cached.length).toBeGreaterThan(3)
  expect(cached.filter((path) => !hashedFile.test(path))).toEqual([])
  const kept = await storedDataOf(page)
  const { searchParams } = new URL(link)
  for (const secret of [goodPassword, goodAnswer, searchParams.get('code') ?? '?'])
    expect(kept).not.toContain(secret)
})

test('a used activation link shows "already activated" and no private data', async ({ page, request }) => {
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345694', firstName: 'Siobhan', lastName: "O'Brien-Walsh" })
  await pressNext(page)
  await fillLogin(page, { loginId: 'siobhan-ow', email: 'siobhan@example.org' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  const link = (await newestMessage(request, 'siobhan@example.org')).links[0] ?? ''
  await page.goto(link)
  await expect(page.getByText('siobhan-ow', { exact: false }).first()).toBeVisible()
  await page.goto(link)
  await expect(
    page.getByText('Your American Water Self Service account has already been activated'),
  ).toBeVisible()
  await expect(page.getByText('siobhan-ow')).toHaveCount(0)
})
