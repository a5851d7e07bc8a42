import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { signInWords, words } from '../../words.ts'

const ask = async (page: Page, loginId: string) => {
  await page.goto('/forgotPassword')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.loginId).fill(loginId)
  await pressNext(page)
}
test('a person who forgot the password signs in with a new one @whole', async ({ page, request }) => {
  test.slow()
  await ask(page, 'priya_raman')
  await expect(page.getByRole('heading', { name: words.forgotPassword.sent.title })).toBeVisible()
  const mail = await newestMessage(request, 'priya.raman@example.com')
  await page.goto(mail.links.find((link) => link.includes('reset-password')) ?? '')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).not.toHaveURL(/code=/)
  await axe(page)
  await page.getByLabel('New Password', { exact: true }).pressSequentially('Quiet')
  await expect(page.getByText('3 of 5 rules kept')).toBeAttached()
  const meter = page.getByRole('meter', { name: words.createLogin.strength.name })
  await expect(meter).toHaveAttribute('aria-valuetext', 'Weak, 1 of 4')
  await expect(page.getByRole('listitem').filter({ hasText: 'One uppercase letter (kept)' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill('Quiet-River-2207')
  await expect(page.getByText('5 of 5 rules kept')).toBeAttached()
  await expect(meter).toHaveAttribute('aria-valuetext', 'Strong, 4 of 4')
  await expect(page.getByText('Strength: Strong')).toBeVisible()
  await axe(page)
  await page.getByLabel(words.createLogin.confirmPassword).fill('Quiet-River-2207')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.getByRole('link', { name: words.landing.login.button }).click()
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue('priya_raman')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.goForward()
  await page.getByLabel(words.createLogin.password, { exact: true }).fill('Quiet-River-2207')
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('a person with several addresses chooses one for the link', async ({ page, request }) => {
  await ask(page, 'larsnyberg')
  await expect(page.getByText('larsnyberg')).toBeVisible()
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText(words.forgotPassword.errors.emailNotSelected)
  const addresses = page.getByLabel(words.fields.email)
  const shown = await addresses.locator('option').allInnerTexts()
  expect(shown.slice(1).every((address) => address.includes('•'))).toBe(true)
  await addresses.selectOption({ index: 1 })
  await pressNext(page)
  await expect(page.getByRole('heading', { name: /Check your email|Unable to send/ })).toBeVisible()
  expect((await request.get('/sandbox/outbox.json')).ok()).toBe(true)
})

test('without a new password: a blocked, an inactive and a foreign login', async ({ page }) => {
  await ask(page, '  ')
  await expect(page.getByRole('alert')).toContainText(words.forgotPassword.errors.userIdRequired)
  await page.getByText(words.common.cancel, { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')

  await ask(page, 'joan-mercer')
  await expect(page.getByText(words.forgotPassword.unable.text).first()).toBeVisible()
  await expect(page.getByText('SUSPENDED')).toBeVisible()
  await expect(page.getByText(words.common.returnToLogin)).toBeVisible()

  await ask(page, 'ben_carter')
  await page.getByRole('button', { name: words.resendActivation.labels.inProgress }).click()
  await expect(page.getByRole('button', { name: words.resendActivation.sent })).toBeVisible()

  await ask(page, 'i-dimitrov')
  await expect(page).toHaveURL(/\/sandbox\/sites\/self-service/)
})
