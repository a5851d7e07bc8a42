import type { Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { solveCaptcha } from './support/captcha.ts'
import { newestMessage } from './support/outbox.ts'
import { pressNext } from './support/register.ts'
import { expect, test } from './support/test.ts'

const ask = async (page: Page, email: string) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByLabel('Email Address').fill(email)
  await pressNext(page)
}

test('one with two accounts under an email gives the account number and gets the login ID', async ({
  page,
  request,
}) => {
  await ask(page, 'weiss.family@example.com')
  await expect(
    page.getByText('There are multiple accounts associated with this email please provide account number'),
  ).toBeVisible()
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText('Account Number Required')
  await axe(page)
  await page.getByLabel('Account Number').fill('2100 1234 6106')
  await pressNext(page)
  await expect(page.getByRole('heading', { name: 'Forgot Login ID Confirmation' })).toBeVisible()
  const mail = await newestMessage(request, 'weiss.family@example.com')
  expect(mail.text).toContain('hannahweiss')
  await axe(page)
})

for (const email of [
  'nobody@example.com',
  'olga.fisher@bounces.example.com',
  'marcus.bell@bounces.example.com',
  'yuki.sato@bounces.example.com',
  'rosa.delgado@example.com',
])
  test(`${email} gets the failure panel`, async ({ page }) => {
    await ask(page, email)
    await expect(page.getByText('Unable to send login ID')).toBeVisible()
    await expect(
      page.getByText(
        'The information provided does not match our records. Please check your information and try again.',
      ),
    ).toBeVisible()
    await page.getByText('Return to Login').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  })

test('an empty email is named', async ({ page }) => {
  await ask(page, '')
  await expect(page.getByRole('alert')).toContainText('Email Address Required')
})
