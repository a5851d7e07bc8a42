import { words } from '../../words.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { fillLogin } from '../support/login-form.ts'
import { newestMessage } from '../support/outbox.ts'
import { copyBill, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translator.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a person with a translator registers, mistypes the code and asks for another', async ({
  page,
  request,
}) => {
  test.slow()
  // The translator begins with the document, so it also meets the hydration.
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate.toString()})(true))`)
  await page.goto('/')
  await page.getByRole('link', { name: words.common.signUp }).click()
  await solveCaptcha(page)
  await pressNext(page)
  await expect(page.getByText(words.eligibility.errors.accountNumberRequired).first()).toBeVisible()
  await copyBill(page, { accountNumber: '210012346205', firstName: 'Gloria', lastName: 'Mensah' })
  await pressNext(page)
  await fillLogin(page, { loginId: 'gloria_48', email: 'gloria@example.org', phone: '609 555 0160' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  const first = await newestMessage(request, '+16095550160')

  const { label, verify, resend, resent } = words.smsVerification
  await page.getByLabel(label).fill('000000')
  await page.getByRole('button', { name: verify, exact: true }).click()
  await expect(page.getByText(/Invalid code/i).first()).toBeVisible()
  await page.getByRole('button', { name: resend, exact: true }).click({ timeout: 40_000 })
  await expect(page.getByRole('button', { name: resent })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend Code in 2\d seconds/ })).toBeVisible()
  const second = await newestMessage(request, '+16095550160', first)
  await page.getByLabel(label).fill(/\b\d{6}\b/.exec(second.text)?.[0] ?? '')
  await page.getByRole('button', { name: verify, exact: true }).click()
  await expect(page.getByRole('main').getByText(words.registrationConfirmation.phone.verified)).toBeVisible()

  const mail = await newestMessage(request, 'gloria@example.org')
  await page.goto(mail.links.find((address) => address.includes('/registrationComplete?code=')) ?? '')
  await expect(page.getByRole('button', { name: words.common.loginNow })).toBeVisible()
})
