import { axe } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const brokenCode = 'A'.repeat(120)

test('without a code the link leads home', async ({ page }) => {
  await page.goto('/registrationComplete')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
})

test('a changed link offers to send a new one', async ({ page }) => {
  await page.goto(`/registrationComplete?code=${brokenCode}`)
  await expect(page).toHaveURL(/\/registrationComplete$/)
  await expect(
    page.getByText(
      'Something went wrong, unable to complete activation. Your activation link may have expired, please enter your login id below to resend your activation email.',
    ),
  ).toBeVisible()
  await expect(page).toHaveTitle('Activation not completed – Account activation – MyWater')
  await axe(page)

  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toContainText('Login Id Required')

  await page.getByLabel('Login ID').fill('nobody-here')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Unable to resend email. Please try again or contact us.')).toBeVisible()
  await expect(page.getByLabel('Login ID')).toHaveValue('nobody-here')

  await page.getByLabel('Login ID').fill('beatriz_lima')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText(
      /Activation email resent to .+@.+\. Please check your mailbox for your new activation email\./,
    ),
  ).toBeVisible()
  await expect(page).toHaveTitle('Check your email – Account activation – MyWater')
})

test('an active login is told that it is', async ({ page }) => {
  await page.goto(`/registrationComplete?code=${brokenCode}`)
  await page.getByLabel('Login ID').fill('mchen_1207')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Your American Water Self Service account has already been activated.',
  )
  await expect(page.getByRole('button', { name: 'Activated', includeHidden: true })).toBeAttached()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible()
})

test('a code that was sent is not sent again by Back', async ({ page }) => {
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/api/completeRegistration')) asked += 1
  })
  await page.goto(`/registrationComplete?code=${brokenCode}`)
  await expect(page.getByRole('heading', { name: 'Activation not completed' })).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  expect(asked).toBe(1)
})
