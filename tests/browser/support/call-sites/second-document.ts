import type { Page } from '@playwright/test'
import { thirdPartyRequest } from '../../../../stories/examples/third-party-people.ts'
import { solveCaptcha } from '../captcha.ts'
import { storeRecord } from '../faults.ts'
import { fillCredentials } from '../login-form.ts'
import { type CallSite, json, named, next, refusedLogin, refusedResend } from './call-site.ts'
import { words } from '../../../words.ts'

const code = 'a-code-of-a-mailed-link'
const activation = `/registrationComplete?code=${code}`
export const invitationLink = `/registrationInvitation?guid=${code}&accountNumber=210012345678`
const paperlessLink = `/paperlessEnrollment?bpg=${code}&ca=210012345678`

/** Opens a page and lets its first call fail, so that the page shows a button that sends the call again. */
const openFailing = async (page: Page, operation: string, open: () => Promise<unknown>) => {
  const address = `**/api/${operation}`
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
  await open()
  await page
    .getByRole('button', { name: /^(Try again|OK)$/i })
    .first()
    .waitFor()
  await page.unroute(address)
}

const openInvitation = async (page: Page) => {
  await page.route(
    '**/api/getEnrollmentDetails',
    json({
      connectionContractNumber: '210012345678',
      businessPartnerNumber: '1000000001',
      email: 'imani@example.com',
      customerName: 'Imani Okoye',
      firstName: 'Imani',
      lastName: 'Okoye',
      customerType: 'Person',
    }),
  )
  await page.goto(invitationLink)
  await fillCredentials(page, 'imani_okoye')
}

/** The response of `getThirdPartyRequest` for a third-party request that is not yet answered. */
const openRequest = {
  thirdparty_request_status_code: 'Requested',
  thirdparty_url_hashcode: code,
  contract_account_number: thirdPartyRequest.accountNumber,
  primary_business_partner_number: thirdPartyRequest.primaryPartnerNumber,
}
/**
 * The data that the portal stores in the tab after a third party has accepted the request. The next pages read this
 * data.
 */
const acceptedRequest = {
  request: thirdPartyRequest,
  isAccepted: true,
  signInAsked: false,
  registered: null,
}
/**
 * Opens the acceptance page for a person who is already a business partner. When it opens, the page sends the call that
 * links the account.
 */
export const openAcceptance = async (page: Page): Promise<void> => {
  const request = { ...thirdPartyRequest, partnerNumber: '1000000002' }
  await storeRecord(page, 'thirdParty', { ...acceptedRequest, request })
  await page.goto('/thirdPartyAccept')
}

export const requestLink = `/secondaryAccountHolder?code=${code}`
export const answerRequest = (page: Page) => page.route('**/api/getThirdPartyRequest', json(openRequest))

const answers = {
  Yes: named('button', words.thirdPartyRequest.review.accept),
  No: (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes, I reject' }),
} as const
/** Opens a third-party request and chooses the answer. The page then shows the button that sends the answer. */
const openAnswer = async (page: Page, choice: keyof typeof answers) => {
  await answerRequest(page)
  await page.route('**/api/getPrimaryAccountInfo', json({ name: 'Rosalind Hart', address: '12 Mill Street' }))
  await page.goto(requestLink)
  await page.getByLabel(choice, { exact: true }).check()
  await page.getByRole('button', { name: words.common.submit }).click()
}
/** Opens a third-party request and answers it. The backend stores the answer, but the next call, `operation`, fails. */
const openAnsweredRequest = async (page: Page, choice: keyof typeof answers, operation: string) => {
  await page.route('**/api/updateThirdPartyRequestStatusCode', json({ Status: 'Success' }))
  await openFailing(page, operation, async () => {
    await openAnswer(page, choice)
    await answers[choice](page).click()
  })
  await page.getByRole('button', { name: 'OK' }).click()
}
const openRegistration = async (page: Page) => {
  await storeRecord(page, 'thirdParty', acceptedRequest)
  await page.goto('/thirdPartyRegistration')
  await fillCredentials(page, 'sam_okafor')
}

const notActivated = words.activation.failed
const noLogin = words.createLogin.callFailed
const noAnswer = words.thirdPartyRequest.callFailed
const notRegistered = words.thirdPartyRegistration.couldNotCreate.refusals.somethingWrong
const notEnrolled = words.paperless.failed.text

const accepted = words.thirdPartyAcceptance.lead
const rejected = words.thirdPartyOutcome.rejected.text

const answeredRequestSite = (choice: keyof typeof answers, operation: string, shown: string): CallSite => ({
  operation,
  reach: async (page) => {
    await page.route(`**/api/${choice === 'Yes' ? 'thirdPartyAccept' : 'thirdPartyReject'}`, json({}))
    await openAnsweredRequest(page, choice, operation)
  },
  button: named('button', words.common.tryAgain),
  message: noAnswer,
  passes: { '200 with HTML': shown, 'an unknown Status': shown },
})

/** The buttons that send a call, in all flows of the second document of the specification. */
export const secondDocument: Readonly<Record<string, CallSite>> = {
  'the link code of an activation': {
    operation: 'completeRegistration',
    reach: (page) => openFailing(page, 'completeRegistration', () => page.goto(activation)),
    button: named('button', /^Try again/),
    message: notActivated,
  },
  'a new activation email after an expired link': {
    operation: 'resendActivationEmail',
    reach: async (page) => {
      await page.route('**/api/completeRegistration', json({ Status: 'Failed', Details: 'BadTagException' }))
      await page.goto(activation)
      await page.getByLabel(words.fields.loginId).fill('ilarsen_99')
    },
    button: named('button', words.common.submit),
    message: words.resendActivation.refusals.failed,
    answers: refusedResend,
    kept: [named('textbox', words.fields.loginId), 'ilarsen_99'],
  },
  'a forgotten login ID': {
    operation: 'forgotLogin',
    reach: async (page) => {
      await page.goto('/forgotLogin')
      await solveCaptcha(page)
      await page.getByLabel(words.fields.email).fill('ingrid@example.org')
    },
    button: next,
    message: words.forgotLogin.callFailed,
    // The portal treats every status that is not a documented failure as a success.
    passes: { 'an unknown Status': words.forgotLogin.sent.text },
    kept: [named('textbox', words.fields.email), 'ingrid@example.org'],
  },
  'the check of a login ID for an invitation': {
    operation: 'loginIdValid',
    reach: openInvitation,
    button: next,
    message: noLogin,
    kept: [named('textbox', words.fields.loginId), 'imani_okoye'],
  },
  'the creation of a login for an invitation': {
    operation: 'createUserWithCredentials',
    failsInEveryWay: true,
    reach: async (page) => {
      await page.route('**/api/loginIdValid', json(true))
      await openInvitation(page)
    },
    button: next,
    message: noLogin,
    answers: refusedLogin,
    kept: [named('textbox', words.fields.loginId), 'imani_okoye'],
  },
  'the enrolment in paperless billing': {
    operation: 'enrollInPaperless',
    failsInEveryWay: true,
    reach: (page) => openFailing(page, 'enrollInPaperless', () => page.goto(paperlessLink)),
    button: named('button', /^Try again/i),
    message: notEnrolled,
  },
  'the return to paper bills': {
    operation: 'keepPaperBill',
    reach: async (page) => {
      await page.route('**/api/enrollInPaperless', json({ Status: 'Already Enrolled' }))
      await page.goto(paperlessLink)
    },
    button: named('button', new RegExp(`^(${words.paperless.paper.keep}|Try again)`, 'i')),
    message: words.paperless.paper.notKept,
  },
  'the answer Yes of a third party': {
    operation: 'updateThirdPartyRequestStatusCode',
    failsInEveryWay: true,
    reach: async (page) => {
      await page.route('**/api/sendThirdPartyAcceptV2', json({}))
      await page.route('**/api/thirdPartyAccept', json({}))
      await openAnswer(page, 'Yes')
    },
    button: answers.Yes,
    message: noAnswer,
    passes: { '200 with HTML': accepted },
  },
  'the notice about the answer Yes': answeredRequestSite('Yes', 'sendThirdPartyAcceptV2', accepted),
  'the record of the answer Yes': answeredRequestSite('Yes', 'thirdPartyAccept', accepted),
  'the notice about the answer No': answeredRequestSite('No', 'sendThirdPartyRejectV2', rejected),
  'the record of the answer No': answeredRequestSite('No', 'thirdPartyReject', rejected),
  'the check of a login ID for a third party': {
    operation: 'loginIdValid',
    reach: openRegistration,
    button: next,
    message: notRegistered,
    kept: [named('textbox', words.fields.loginId), 'sam_okafor'],
  },
  'the registration of a third party': {
    operation: 'thirdPartyRegistrationSubmit',
    reach: async (page) => {
      await page.route('**/api/loginIdValid', json(true))
      await openRegistration(page)
    },
    button: next,
    message: notRegistered,
    answers: { 'an unknown Status': /^Could not create a new user at this time\./ },
    kept: [named('textbox', words.fields.loginId), 'sam_okafor'],
  },
  'the completion of a third party’s request': {
    operation: 'updateThirdPartyRequestStatusCode',
    reach: async (page) => {
      await page.route('**/api/createSecondaryAccountHolder', json({ outputObject: { returnStatus: 'S' } }))
      await openFailing(page, 'updateThirdPartyRequestStatusCode', () => openAcceptance(page))
      await page.getByRole('button', { name: 'OK' }).click()
    },
    button: named('button', 'Try Again'),
    message: noAnswer,
    passes: { '200 with HTML': words.thirdPartyAcceptance.linked.title },
  },
}
