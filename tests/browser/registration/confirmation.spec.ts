import { solveCaptcha } from '../support/captcha.ts'
import { fillLogin } from '../../support/login-form.ts'
import { pressShift, untilScriptReady } from '../support/open-until-ready.ts'
import { newestMessage } from '../support/outbox.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translator.ts'
import { words } from '../../words.ts'

const code = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
const another = (right: string) => (right === '111111' ? '222222' : '111111')

test('with a translator: wrong codes, a reload, a new code, activation', async ({
  page,
  request,
  problems,
}) => {
  test.slow()
  problems.expect(/thrown: .*Minified React error #418/)
  await page.setViewportSize({ width: 360, height: 740 })
  // The translator begins with the document, so it also meets the hydration.
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translate.toString()})(true))`)
  await page.goto('/')
  await pressShift(page)
  await untilScriptReady(page)
  await page.getByRole('link', { name: words.common.signUp }).click()
  await solveCaptcha(page)
  await pressNext(page)
  await expect(page.getByText(words.eligibility.errors.accountNumberRequired).first()).toBeVisible()
  await copyBill(page, {
    accountNumber: '210012345686',
    businessName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
  })
  await pressNext(page)
  await fillLogin(page, { loginId: 'nursery-riv', email: 'nursery@example.org', phone: '609 555 0102' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  const first = await newestMessage(request, '+16095550102')

  const field = page.getByLabel(words.smsVerification.label)
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByText(words.smsVerification.errors.verificationCodeRequired).first()).toBeVisible()
  const markup = `<img src=x onerror="document.title='ran'"> <b>No</b> &amp; `
  await page.route('**/api/verifyFactor', (route) =>
    route.fulfill({ json: { errorCauses: [{ errorSummary: markup + 'x'.repeat(300) }] } }),
  )
  await field.fill('000000')
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  const said = page.getByText(markup).last()
  await expect(said).toBeVisible()
  expect((await said.textContent())?.trim()).toBe((markup + 'x'.repeat(300)).slice(0, 200))
  await expect(page).not.toHaveTitle('ran')
  await page.unroute('**/api/verifyFactor')

  await field.fill(another(code(first.text)))
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByText(/Invalid code/i).first()).toBeVisible()

  await expect(page.getByRole('button', { name: /^Resend Code in \d+ second/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('NURSERY-RIV')).toBeVisible()
  await page
    .getByRole('button', { name: words.smsVerification.resend, exact: true })
    .click({ timeout: 40_000 })
  await expect(page.getByRole('button', { name: words.smsVerification.resent })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend Code in 2\d seconds/ })).toBeVisible()
  const second = await newestMessage(request, '+16095550102', first)
  const typed = code(second.text)
  await field.fill(`${typed.slice(0, 3)} ${typed.slice(3)}`)
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  const { verifiedTitle, verified } = words.registrationConfirmation.phone
  await expect(page.locator('#announcement')).toHaveText(`${verifiedTitle}. ${verified}`)
  await expect(page.getByRole('main').getByText(verified)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(verified)).toBeVisible()

  const mail = await newestMessage(request, 'nursery@example.org')
  await page.goto(mail.links.find((address) => address.includes('/registrationComplete?code=')) ?? '')
  await expect(page.getByRole('button', { name: words.common.loginNow })).toBeVisible()
})

test('a phone without SMS has no code; the email can be corrected', async ({ page, request }) => {
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345702', firstName: 'Lucía', lastName: 'Fernández Ortega' })
  await pressNext(page)
  await fillLogin(page, { loginId: 'lucia-fo_1', email: 'lucia@example.org', phone: '609 555 0199' })
  await pressNext(page)
  await expect(page.getByText(words.registrationConfirmation.phone.notEnrolled)).toBeVisible()
  await expect(page.getByLabel(words.smsVerification.label)).toHaveCount(0)
  const first = await newestMessage(request, 'lucia@example.org')

  await page.getByRole('button', { name: words.resendActivation.wrongEmail.open }).click()
  await page.getByLabel(words.fields.email).fill('lucia')
  await page.getByRole('button', { name: words.resendActivation.wrongEmail.send }).click()
  await expect(page.getByText(words.createLogin.errors.emailInvalid)).toBeVisible()
  await page.getByLabel(words.fields.email).fill('lucia.fo@example.org')
  await page.getByRole('button', { name: words.resendActivation.wrongEmail.send }).click()
  const corrected = page.getByText(words.registrationConfirmation.email.sentTo('lucia.fo@example.org'))
  await expect(corrected).toBeVisible()
  expect((await newestMessage(request, 'lucia.fo@example.org')).links).not.toEqual(first.links)
  await page.reload()
  await expect(corrected).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/createLogin$/)
  await openEligibility(page)
  await copyBill(page, { accountNumber: '210012345702', firstName: 'Lucía', lastName: 'Fernández Ortega' })
  await pressNext(page)
  const dialog = page.getByRole('dialog', { name: words.eligibility.inProgress.title })
  await dialog.getByRole('button', { name: words.resendActivation.wrongEmail.open }).click()
  await expect(dialog.getByLabel(words.fields.email)).toHaveValue('lucia.fo@example.org')
})
