import type { Page } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const ask = async (page: Page, email: string) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.email).fill(email)
  await pressNext(page)
}

test('two logins under one email need the account number @whole', async ({ page, request }) => {
  await ask(page, 'weiss.family@example.com')
  await expect(page.getByText(words.forgotLogin.multipleNotice).locator('..')).toBeFocused()
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText(words.forgotLogin.errors.accountNumberRequired)
  await page.getByLabel(words.fields.accountNumber).fill('2100 1234 6106')
  await pressNext(page)
  await expect(page.getByRole('heading', { name: words.forgotLogin.sent.title })).toBeVisible()
  const mail = await newestMessage(request, 'weiss.family@example.com')
  expect(mail.text).toContain('hannahweiss')
})

test('each step for a forgotten login ID has focus and title', async ({ page }) => {
  await page.goto('/forgotLogin')
  await expect(page).toHaveTitle(`${words.forgotLogin.documentTitles.securityCheck} – MyWater`)
  await solveCaptcha(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Forgot Login ID – MyWater')
  await pressNext(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle('Error: Forgot Login ID – MyWater')
  await page.getByRole('alert').getByRole('link', { name: words.forgotLogin.errors.emailRequired }).click()
  await expect(page.getByLabel(words.fields.email)).toBeFocused()
  await page.keyboard.type('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Forgot Login ID Failure – MyWater')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByText(words.common.returnToLogin).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
})

test('after a refusal, neither a reload nor Back sends the call again', async ({ page }) => {
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/api/forgotLogin')) asked += 1
  })
  await ask(page, 'nobody@example.com')
  await expect(page.getByText(words.forgotLogin.refused.unable)).toBeVisible()
  await expect(page.getByText(words.forgotLogin.refused.text)).toBeVisible()
  // Document 2, §2.2: "only a Return to Login button shows". So the test checks that there is no other button.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByText(words.reportProblem.codeOfCall)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(words.fields.email)).toBeVisible()
  await page.getByRole('link', { name: words.common.close }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.goBack()
  await expect(page.getByLabel(words.fields.email)).toBeVisible()
  expect(asked).toBe(1)
})
