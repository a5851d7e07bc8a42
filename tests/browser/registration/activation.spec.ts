import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const brokenCode = 'A'.repeat(120)

test('a wrong activation link has a form for a new one', async ({ page }) => {
  await page.goto(`/registrationComplete?code=${brokenCode}`)
  await expect(page).toHaveURL(/\/registrationComplete$/)
  await expect(page.getByText(words.activation.expired)).toBeVisible()
  await expect(page).toHaveTitle('Activation not completed – Account activation – MyWater')

  await page.getByRole('button', { name: words.common.submit }).click()
  await expect(page.getByRole('alert')).toContainText(words.activation.loginIdRequired)

  await page.getByLabel(words.fields.loginId).fill('nobody-here')
  await page.getByRole('button', { name: words.common.submit }).click()
  await expect(page.getByText(words.resendActivation.refusals.refused)).toBeVisible()
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue('nobody-here')

  await page.getByLabel(words.fields.loginId).fill('beatriz_lima')
  await page.getByRole('button', { name: words.common.submit }).click()
  await expect(
    page.getByText(
      /Activation email resent to .+@.+\. Please check your mailbox for your new activation email\./,
    ),
  ).toBeVisible()
  await expect(page).toHaveTitle('Check your email – Account activation – MyWater')

  await page.goto(`/registrationComplete?code=${brokenCode}`)
  await page.getByLabel(words.fields.loginId).fill('mchen_1207')
  await page.getByRole('button', { name: words.common.submit }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Your American Water Self Service account has already been activated.',
  )
  await expect(
    page.getByRole('button', { name: words.resendActivation.activated, includeHidden: true }),
  ).toBeAttached()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: words.common.loginNow })).toBeVisible()
})

test('after a failed activation, a reload sends code and language again', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  const sent: unknown[] = []
  await page.route('**/api/completeRegistration', (route) => {
    sent.push(route.request().postDataJSON())
    return sent.length === 1 ? route.abort() : route.continue()
  })
  await page.goto('/registrationComplete?code=not-a-code&ui_locales=es')
  await expect.poll(() => sent).toEqual([{ cipherText: 'not-a-code' }])
  await expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0)
  await page.reload()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/register')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('Back to the activation does not send its code again', async ({ page }) => {
  let asked = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/api/completeRegistration')) asked += 1
  })
  await page.goto(`/registrationComplete?code=${brokenCode}`)
  await expect(page.getByRole('heading', { name: words.activation.incompleteTitle })).toBeVisible()
  await page.getByRole('link', { name: words.common.close }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  expect(asked).toBe(1)
})
