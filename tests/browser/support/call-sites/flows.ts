import type { Page } from '@playwright/test'
import { emptyBill } from '../../../../machines/forms/bill.ts'
import { thirdPartyRequest } from '../../../../stories/examples/third-party-people.ts'
import { solveCaptcha } from '../captcha.ts'
import { fillCredentials, fillLogin } from '../../../support/login-form.ts'
import { copyBill, openEligibility } from '../register.ts'
import { type CallSite, json, named, next, type Opening } from './call-site.ts'
import { words } from '../../../words.ts'

const person = { ...emptyBill, accountNumber: '210012345710', firstName: 'Walter', lastName: 'Okafor' }
const code = 'a-code-of-a-mailed-link'

/** Stores data in the tab, as an earlier page of the portal would. Data with this name stays unchanged. */
const storeRecord = (page: Page, name: string, value: object): Promise<unknown> =>
  page.addInitScript(
    ([key, stored]) => {
      if (sessionStorage.getItem(key) === null)
        sessionStorage.setItem(key, JSON.stringify({ writtenAt: Date.now(), value: stored }))
    },
    [`mywater.${name}`, value] as const,
  )

export const openLogin = async (page: Page) => {
  await storeRecord(page, 'registration', { ...person, linkEmail: '', draft: null })
  await storeRecord(page, 'proof', {})
  await page.goto('/createLogin')
  await fillLogin(page, { loginId: 'wokafor_99', email: 'walter@example.org' })
}
const openConfirmation = async (page: Page) => {
  await storeRecord(page, 'confirmation', {
    accountNumber: person.accountNumber,
    customerName: 'Walter Okafor',
    email: 'walter@example.org',
    loginId: 'wokafor_99',
    oktaId: '00u1',
    mfaOptIn: true,
    phone: '+16095550148',
    factorId: 'sms1',
    phoneVerified: false,
    pendingRecorded: true,
    codeAllowedAt: 0,
    emailAllowedAt: 0,
  })
  await page.goto('/registrationConfirmation')
}
const invitationLink = `/registrationInvitation?guid=${code}&accountNumber=210012345678`

/**
 * Of all buttons that send a call, one for each kind of failure, and those with a rule of their own. Where another
 * call's failure goes, `tests/model/failed-calls.test.ts` and the machines say; how it looks, the stories.
 */
export const flows: Readonly<Record<string, CallSite>> = {
  'the submit of the bill form': {
    operation: 'checkRegistrationEligibility',
    failsInEveryWay: true,
    reach: async (page) => {
      await openEligibility(page)
      await copyBill(page, person)
    },
    button: next,
    message: words.eligibility.refusals.somethingWrong,
    kept: [named('textbox', /Last Name/), 'Okafor'],
  },
  'the creation of a login': {
    operation: 'createUserWithCredentials',
    reach: async (page) => {
      await page.route('**/api/loginIdValid', json(true))
      await openLogin(page)
    },
    button: next,
    message: words.createLogin.callFailed,
    // Every Status other than success is a failure.
    answers: { 'an unknown Status': /^Could not create a new user at this time\./ },
    kept: [named('textbox', words.fields.loginId), 'wokafor_99'],
  },
  'the check of a code from an SMS': {
    operation: 'verifyFactor',
    reach: async (page) => {
      await openConfirmation(page)
      await page.getByLabel(words.smsVerification.label).fill('123 456')
    },
    button: named('button', words.smsVerification.verify),
    message: words.common.somethingWrong,
    kept: [named('textbox', words.smsVerification.label), '123 456'],
  },
  'a second SMS': {
    operation: 'resendFactor',
    failsInEveryWay: true,
    reach: openConfirmation,
    button: named('button', words.smsVerification.resend),
    message: words.common.somethingWrong,
  },
  'an activation email from the confirmation page': {
    operation: 'resendActivationEmail',
    reach: openConfirmation,
    button: named('button', words.resendActivation.labels.confirmation),
    message: words.resendActivation.refusals.failed,
    answers: { 'an unknown Status': 'Unable to resend email. Please try again or contact us.' },
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
  'the email address for a password reset': {
    operation: 'updateUserResetEmail',
    reach: async (page) => {
      const Emails = [{ actualEmail: 'handle1', displayValue: 'i•••••d@example.org' }]
      const Status = 'Email Update Required'
      const answer = { Status, Details: '', Email: '', oktaId: '00u1', loginId: 'wokafor_99', Emails }
      await page.route('**/api/forgotPasswordV3', json(answer))
      await page.goto('/forgotPassword')
      await solveCaptcha(page)
      await page.getByLabel(words.fields.loginId).fill('wokafor_99')
      await next(page).click()
      await page.getByLabel(words.fields.email).selectOption('handle1')
    },
    button: next,
    message: words.forgotPassword.callFailed,
    kept: [named('combobox', words.fields.email), 'handle1'],
  },
  'a lookup by phone': {
    operation: 'phoneNumberLookup',
    failsInEveryWay: true,
    reach: async (page) => {
      await page.goto('/accountNumberLookup')
      await solveCaptcha(page)
      await page.getByLabel(words.fields.firstName).fill('Walter')
      await page.getByLabel(words.fields.lastName).fill('Okafor')
      await page.getByLabel(words.accountLookup.fields.phone, { exact: true }).fill('6095550148')
    },
    button: next,
    message: words.accountLookup.callFailed,
    // A response without Status means "not found", and an empty body counts as no response.
    answers: {
      empty: /^No answer came/,
      'a missing field': words.accountLookup.results.notFound.text,
      'an unknown Status': words.accountLookup.results.notFound.text,
    },
    kept: [named('textbox', words.fields.firstName), 'Walter'],
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
  'a forgotten login ID': {
    operation: 'forgotLogin',
    reach: async (page) => {
      await page.goto('/forgotLogin')
      await solveCaptcha(page)
      await page.getByLabel(words.fields.email).fill('walter@example.org')
    },
    button: next,
    message: words.forgotLogin.callFailed,
    // Every status that is not a documented failure is a success.
    passes: { 'an unknown Status': words.forgotLogin.sent.text },
    kept: [named('textbox', words.fields.email), 'walter@example.org'],
  },
  'the creation of a login for an invitation': {
    operation: 'createUserWithCredentials',
    failsInEveryWay: true,
    reach: async (page) => {
      const [firstName, lastName, email] = ['Imani', 'Okoye', 'imani@example.com']
      const customer = { firstName, lastName, customerName: 'Imani Okoye', customerType: 'Person', email }
      const account = { connectionContractNumber: '210012345678', businessPartnerNumber: '1000000001' }
      await page.route('**/api/loginIdValid', json(true))
      await page.route('**/api/getEnrollmentDetails', json({ ...customer, ...account }))
      await page.goto(invitationLink)
      await fillCredentials(page, 'imani_okoye')
    },
    button: next,
    message: words.createLogin.callFailed,
    answers: { 'an unknown Status': /^Could not create a new user at this time\./ },
    kept: [named('textbox', words.fields.loginId), 'imani_okoye'],
  },
  'the enrolment in paperless billing': {
    operation: 'enrollInPaperless',
    failsInEveryWay: true,
    reach: async (page) => {
      // The page sends its call when it opens; this call fails, so that the page has a button for another try.
      await page.route('**/api/enrollInPaperless', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto(`/paperlessEnrollment?bpg=${code}&ca=210012345678`)
      await page.getByRole('button', { name: words.paperless.failed.tryAgain }).waitFor()
      await page.unroute('**/api/enrollInPaperless')
    },
    button: named('button', /^Try again/i),
    message: words.paperless.failed.text,
  },
  'the answer Yes of a third party': {
    operation: 'updateThirdPartyRequestStatusCode',
    failsInEveryWay: true,
    reach: async (page) => {
      for (const call of ['sendThirdPartyAcceptV2', 'thirdPartyAccept'])
        await page.route(`**/api/${call}`, json({}))
      const request = {
        thirdparty_request_status_code: 'Requested',
        thirdparty_url_hashcode: code,
        contract_account_number: thirdPartyRequest.accountNumber,
        primary_business_partner_number: thirdPartyRequest.primaryPartnerNumber,
      }
      await page.route('**/api/getThirdPartyRequest', json(request))
      const holder = { name: 'Rosalind Hart', address: '12 Mill Street' }
      await page.route('**/api/getPrimaryAccountInfo', json(holder))
      await page.goto(`/secondaryAccountHolder?code=${code}`)
      await page.getByLabel('Yes', { exact: true }).check()
      await page.getByRole('button', { name: words.common.submit }).click()
    },
    button: named('button', words.thirdPartyRequest.review.accept),
    message: words.thirdPartyRequest.callFailed,
    passes: { '200 with HTML': words.thirdPartyAcceptance.lead },
  },
}

/** Of the pages that send a call when they open, one without a message and one with. */
export const openings: Readonly<Record<string, Opening>> = {
  'a visitor without a login': {
    operation: 'serviceLogin',
    open: async (page) => {
      await page.goto('/anonymousLogin')
    },
    // If the call fails, the page leads to the login page without a message (document 2, §2.13).
    message: 'Welcome to MyWater',
    isSilent: true,
  },
  'an invitation': {
    operation: 'getEnrollmentDetails',
    open: async (page) => {
      await page.goto(invitationLink)
    },
    message: words.invitation.loadFailed,
  },
}
