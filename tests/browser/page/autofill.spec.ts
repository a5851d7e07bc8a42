import type { Page } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

/** By field name: `autocomplete`, and `inputmode` or `type` if the form sets it. */
type Attributes = Readonly<Record<string, readonly [autocomplete: string, keyboard?: string]>>

const credentials: Attributes = {
  loginId: ['username'],
  password: ['new-password'],
  confirmPassword: ['new-password'],
  answer: ['off'],
}

// `tel-national`, because this field contains the phone number without its country calling code.
const phone = ['tel-national', 'tel'] as const

const expectAttributes = async (page: Page, attributes: Attributes) => {
  for (const [name, [autocomplete, keyboard]] of Object.entries(attributes)) {
    const field = page.locator(`#${name}`)
    await expect(field, name).toHaveAttribute('autocomplete', autocomplete)
    if (keyboard === 'numeric') await expect(field, name).toHaveAttribute('inputmode', keyboard)
    else if (keyboard !== undefined) await expect(field, name).toHaveAttribute('type', keyboard)
  }
}

test('the fields of every form have the expected autofill attributes', async ({ page, request }) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await expectAttributes(page, { email: ['email', 'email'], accountNumber: ['off', 'numeric'] })

  await page.goto('/registrationComplete?code=nobody')
  await expectAttributes(page, { loginId: ['username'] })
  await expect(page.locator('#loginId')).toHaveAttribute('autocapitalize', 'none')
  await expect(page.locator('#loginId')).toHaveAttribute('spellcheck', 'false')

  await page.goto(await mailedLink(request, 'sergio.blanco@example.com', '/registrationInvitation'))
  await expectAttributes(page, { ...credentials, email: ['email', 'email'] })
  await page.getByLabel(words.createLogin.mfa.enable).check()
  await expectAttributes(page, { phone })

  await page.goto(await mailedLink(request, 'leon.katz@mail.example', '/secondaryAccountHolder'))
  await page.getByRole('link', { name: words.common.signUp }).click()
  const { change, person } = words.thirdPartyRegistration
  await page.getByRole('button', { name: `${change} ${person.title}` }).click()
  await expectAttributes(page, {
    firstName: ['given-name'],
    middleName: ['additional-name'],
    lastName: ['family-name'],
    primaryPhone: phone,
    email: ['email', 'email'],
    confirmEmail: ['email', 'email'],
    streetName: ['address-line1'],
    city: ['address-level2'],
    state: ['address-level1'],
    zipCode: ['postal-code'],
    foreignState: ['address-level1'],
    foreignCountry: ['country'],
    ...credentials,
  })
})
