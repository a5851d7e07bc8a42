import type { Page } from '@playwright/test'
import { emptyBill } from '../../../../machines/forms/bill.ts'
import { solveCaptcha } from '../captcha.ts'
import { storeRecord } from '../faults.ts'
import { fillLogin } from '../login-form.ts'
import { copyBill, openEligibility } from '../register.ts'
import { type CallSite, confirmation, json, named, next, refusedLogin, refusedResend } from './call-site.ts'
import { words } from '../../../words.ts'

const person = { ...emptyBill, accountNumber: '210012345785', firstName: 'Ingrid', lastName: 'Larsen' }
/** Opens the page /createLogin and fills in its form. */
export const openLogin = async (page: Page) => {
  await storeRecord(page, 'registration', { ...person, linkEmail: '', draft: null })
  await storeRecord(page, 'proof', {})
  await page.goto('/createLogin')
  await fillLogin(page, { loginId: 'ilarsen_99', email: 'ingrid@example.org' })
}
const openForgotPassword = async (page: Page) => {
  await page.goto('/forgotPassword')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.loginId).fill('ilarsen_99')
}
/** Submits the form for a forgotten password. The call gets the response `answer`. */
const forget = async (page: Page, answer: object) => {
  const plain = { Details: '', Email: '', oktaId: '', loginId: '', Emails: [] }
  await page.route('**/api/forgotPasswordV3', json({ ...plain, ...answer }))
  await openForgotPassword(page)
  await next(page).click()
}
const openLookup = async (page: Page) => {
  await page.goto('/accountNumberLookup')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.firstName).fill('Ingrid')
  await page.getByLabel(words.fields.lastName).fill('Larsen')
}
const openConfirmation = async (page: Page) => {
  await storeRecord(page, 'confirmation', confirmation)
  await page.goto('/registrationConfirmation')
}
const openEmailCode = async (page: Page) => {
  await page.route('**/registrationConfirmation', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"emailCode":false', '"emailCode":true')
    await route.fulfill({ response, body })
  })
  await openConfirmation(page)
}
const openEnrolled = async (page: Page) => {
  await page.route('**/api/listFactorsApi', json({ factors: [] }))
  await openEmailCode(page)
}
const openSent = async (page: Page) => {
  await page.route(
    '**/api/listFactorsApi',
    json({ factors: [{ id: 'email1', factorType: 'email', status: 'PENDING_ACTIVATION' }] }),
  )
  await openEmailCode(page)
}

const noResend = words.resendActivation.refusals.failed
const noLogin = words.createLogin.callFailed
const noReset = words.forgotPassword.callFailed
const inline = words.common.somethingWrong
const notFound = words.accountLookup.results.notFound.text
// In the account lookup, a response without Status means "not found", and an empty body counts as no response.
const lookupAnswers = { empty: /^No answer came/, 'a missing field': notFound, 'an unknown Status': notFound }

/** The buttons that send a call, in all flows of the first document of the specification. */
export const firstDocument: Readonly<Record<string, CallSite>> = {
  'the submit of the bill form': {
    operation: 'checkRegistrationEligibility',
    failsInEveryWay: true,
    reach: async (page) => {
      await openEligibility(page)
      await copyBill(page, person)
    },
    button: next,
    message: words.eligibility.refusals.somethingWrong,
    kept: [named('textbox', /Last Name/), 'Larsen'],
  },
  'an activation email for a registration in progress': {
    operation: 'resendActivationEmail',
    reach: async (page) => {
      await page.route(
        '**/api/checkRegistrationEligibility',
        json({
          Status: 'Ineligible',
          Details: words.invitation.alreadyRegistered.title,
          StatusCode: '',
          'Okta Account Status': 'STAGED',
          'Okta Id': '00u1',
        }),
      )
      await openEligibility(page)
      await copyBill(page, person)
      await next(page).click()
    },
    button: named('button', words.resendActivation.labels.inProgress),
    message: noResend,
    answers: refusedResend,
  },
  'the check of a login ID': {
    operation: 'loginIdValid',
    reach: openLogin,
    button: next,
    message: noLogin,
    kept: [named('textbox', words.fields.loginId), 'ilarsen_99'],
  },
  'the creation of a login': {
    operation: 'createUserWithCredentials',
    reach: async (page) => {
      await page.route('**/api/loginIdValid', json(true))
      await openLogin(page)
    },
    button: next,
    message: noLogin,
    answers: refusedLogin,
    kept: [named('textbox', words.fields.loginId), 'ilarsen_99'],
  },
  'the check of a code from an SMS': {
    operation: 'verifyFactor',
    reach: async (page) => {
      await openConfirmation(page)
      await page.getByLabel(words.smsVerification.label).fill('123 456')
    },
    button: named('button', words.smsVerification.verify),
    message: inline,
    kept: [named('textbox', words.smsVerification.label), '123 456'],
  },
  'a second SMS': {
    operation: 'resendFactor',
    failsInEveryWay: true,
    reach: openConfirmation,
    button: named('button', words.smsVerification.resend),
    message: inline,
  },
  'an activation email from the confirmation page': {
    operation: 'resendActivationEmail',
    reach: openConfirmation,
    button: named('button', words.resendActivation.labels.confirmation),
    message: noResend,
    answers: refusedResend,
  },
  'an address corrected on the confirmation page': {
    operation: 'changeRegistrationEmail',
    reach: async (page) => {
      await openConfirmation(page)
      await page.getByRole('button', { name: words.resendActivation.wrongEmail.open }).click()
      await page.getByLabel(words.fields.email).fill('right@example.com')
    },
    button: named('button', words.resendActivation.wrongEmail.send),
    message: 'We could not change the address.',
    kept: [named('textbox', words.fields.email), 'right@example.com'],
  },
  "the list of a login's factors": {
    operation: 'listFactorsApi',
    reach: openEmailCode,
    button: named('button', /^(Verify with a code instead|Try again)$/),
    message: inline,
  },
  'the enrolment of an email factor': {
    operation: 'enrollEmailFactor',
    reach: openEnrolled,
    button: named('button', /^(Verify with a code instead|Try again)$/),
    message: inline,
  },
  'a code by email': {
    operation: 'sendEmailFactor',
    reach: openSent,
    button: named('button', /^(Verify with a code instead|Try again)$/),
    message: inline,
  },
  'the check of a code from an email': {
    operation: 'verifyFactor',
    reach: async (page) => {
      await page.route('**/api/sendEmailFactor', json({ status: 'PENDING_ACTIVATION' }))
      await openSent(page)
      await page.getByRole('button', { name: words.registrationConfirmation.email.codeInstead }).click()
      await page.getByLabel(words.emailFactor.label).fill('123456')
    },
    button: (page) => page.getByRole('button', { name: words.smsVerification.verify, exact: true }).last(),
    message: inline,
    kept: [named('textbox', words.emailFactor.label), '123456'],
  },
  'a forgotten password': {
    operation: 'forgotPasswordV3',
    reach: openForgotPassword,
    button: next,
    message: noReset,
    kept: [named('textbox', words.fields.loginId), 'ilarsen_99'],
  },
  'the email address for a password reset': {
    operation: 'updateUserResetEmail',
    reach: async (page) => {
      const Emails = [{ actualEmail: 'handle1', displayValue: 'i•••••d@example.org' }]
      await forget(page, { Status: 'Email Update Required', oktaId: '00u1', loginId: 'ilarsen_99', Emails })
      await page.getByLabel(words.fields.email).selectOption('handle1')
    },
    button: next,
    message: noReset,
    kept: [named('combobox', words.fields.email), 'handle1'],
  },
  'an activation email instead of a password reset': {
    operation: 'resendActivationEmail',
    reach: (page) => forget(page, { Status: 'Inactive', Details: 'STAGED' }),
    button: named('button', words.resendActivation.labels.inProgress),
    message: noResend,
    answers: refusedResend,
  },
  'a lookup by phone': {
    operation: 'phoneNumberLookup',
    failsInEveryWay: true,
    reach: async (page) => {
      await openLookup(page)
      await page.getByLabel(words.accountLookup.fields.phone, { exact: true }).fill('6095550148')
    },
    button: next,
    message: words.accountLookup.callFailed,
    answers: lookupAnswers,
    kept: [named('textbox', words.fields.firstName), 'Ingrid'],
  },
  'a lookup by address': {
    operation: 'addressLookup',
    reach: async (page) => {
      await openLookup(page)
      await page.getByLabel(words.accountLookup.modes.address).check()
      await page.getByLabel(words.fields.streetName).fill('Orchard Lane')
      await page.getByLabel(words.fields.city).fill('Riverton')
      await page.getByLabel(words.fields.state).selectOption('NJ')
      await page.getByLabel(words.fields.zipCode).fill('08077')
    },
    button: next,
    message: words.accountLookup.callFailed,
    answers: lookupAnswers,
    kept: [named('textbox', words.fields.firstName), 'Ingrid'],
  },
  'Get Started': {
    operation: 'serviceLogin',
    reach: async (page) => {
      await page.goto('/')
    },
    button: named('button', words.serviceLogin.getStarted),
    message: words.serviceLogin.failed,
    answers: {
      'a wrong-typed field': words.serviceLogin.failed,
      'a missing field': words.serviceLogin.failed,
    },
  },
}
