import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const ask = async (page: Page, loginId: string) => {
  await page.goto('/forgotPassword')
  await solveCaptcha(page)
  await page.getByLabel('Login ID').fill(loginId)
  await pressNext(page)
}
const failure =
  'The information provided does not match our records. Please check your information and try again.'
const unable =
  'We are unable to send a password reset email for this account at this time, please contact customer service to reset your password.'

test('a person who forgot the password signs in with a new one', async ({ page, request }) => {
  test.slow()
  await ask(page, 'priya_raman')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await axe(page)
  const mail = await newestMessage(request, 'priya.raman@example.com')
  await page.goto(mail.links.find((link) => link.includes('reset-password')) ?? '')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).not.toHaveURL(/code=/)
  await axe(page)
  await page.getByLabel('New Password', { exact: true }).fill('Quiet-River-2207')
  await page.getByLabel('Confirm Password').fill('Quiet-River-2207')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Log In' }).click()
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Quiet-River-2207')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('one with several emails chooses where the link goes', async ({ page, request }) => {
  await ask(page, 'larsnyberg')
  await expect(page.getByText('larsnyberg')).toBeVisible()
  await pressNext(page)
  await expect(page.getByRole('alert')).toContainText('Please select Email')
  await axe(page)
  const addresses = page.getByLabel('Email Address')
  const shown = await addresses.locator('option').allInnerTexts()
  expect(shown.slice(1).every((address) => address.includes('•'))).toBe(true)
  await addresses.selectOption({ index: 1 })
  await pressNext(page)
  await expect(page.getByRole('heading', { name: /Check your email|Unable to send/ })).toBeVisible()
  expect((await request.get('/sandbox/outbox.json')).ok()).toBe(true)
})

const panels: [loginId: string, text: string | RegExp][] = [
  ['nobody-here', failure],
  ['otto_1951', unable],
  ['verakolar', unable],
  ['joan-mercer', unable],
  ['joan-mercer', 'SUSPENDED'],
  ['l_goldberg', 'Your account is in New York'],
  ['ben_carter', 'Your account has been created but is not yet activated.'],
  ['ben_carter', 'Your password cannot be reset until your account has been activated.'],
  ['olgafisher', failure],
]
for (const [loginId, text] of panels)
  test(`${loginId} is told: ${String(text).slice(0, 40)}`, async ({ page }) => {
    await ask(page, loginId)
    await expect(page.getByText(text).first()).toBeVisible()
    await axe(page)
    await expect(page.getByText('Return to Login')).toBeVisible()
  })

test('an inactive login gets its activation email again', async ({ page }) => {
  await ask(page, 'ben_carter')
  await page.getByRole('button', { name: 'Resend Activation Email' }).click()
  await expect(page.getByRole('button', { name: 'Email Sent' })).toBeVisible()
})

test('a login known elsewhere goes to the self-service site', async ({ page }) => {
  await ask(page, 'i-dimitrov')
  await expect(page).toHaveURL(/\/sandbox\/sites\/self-service/)
})

test('nothing typed is named, and Cancel leads home', async ({ page }) => {
  await ask(page, '  ')
  await expect(page.getByRole('alert')).toContainText('Please enter your User ID')
  await page.getByText('Cancel', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
})

test('no answer is told in a dialog and loses nothing', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/forgotPassword')
  await solveCaptcha(page)
  await page.getByLabel('Login ID').fill('priya_raman')
  await context.setOffline(true)
  await pressNext(page)
  await expect(page.getByRole('alertdialog')).toContainText(
    'An error occured while processing your request, please try again or contact us if the error persists.',
  )
  await page.getByRole('button', { name: 'OK' }).click()
  await context.setOffline(false)
  await expect(page.getByLabel('Login ID')).toHaveValue('priya_raman')
})
