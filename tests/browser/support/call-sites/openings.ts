import { storeRecord } from '../faults.ts'
import { openUntilReady } from '../open-until-ready.ts'
import { confirmation, json, type Opening } from './call-site.ts'
import { answerRequest, invitationLink, openAcceptance, requestLink } from './second-document.ts'
import { words } from '../../../words.ts'

const noAnswer = words.thirdPartyRequest.callFailed
const noRequest = words.thirdPartyRequest.notFound

/** The pages that send a call when they open, and that have no button to repeat the call. */
export const openings: Readonly<Record<string, Opening>> = {
  'the alerts of the landing page': {
    operation: 'getActiveAlerts',
    open: async (page) => {
      // The HTML of the landing page already contains the alerts. If a link on another page opens the landing page, the
      // landing page requests the alerts.
      await openUntilReady(page, '/forgotLogin')
      await page.getByRole('link', { name: words.common.close }).click()
    },
    message: 'Welcome to MyWater',
    isSilent: true,
  },
  'the record of a registration': {
    operation: 'registrationPending',
    open: async (page) => {
      await storeRecord(page, 'confirmation', { ...confirmation, pendingRecorded: false })
      await page.goto('/registrationConfirmation')
    },
    message: 'Ingrid Larsen',
    isSilent: true,
  },
  'the record of an activation': {
    operation: 'registrationCompleted',
    open: async (page) => {
      await page.route(
        '**/api/completeRegistration',
        json({
          Status: 'Success',
          Details: '',
          Name: 'Ingrid Larsen',
          LoginId: 'ilarsen_99',
          Email: 'ingrid@example.org',
          ConnectionContractNumber: '210012345785',
          BusinessPartnerNumber: '1000000001',
          'Interaction Record Created': 'False',
          'Already Activated': 'False',
        }),
      )
      await page.goto('/registrationComplete?code=a-code')
    },
    message: words.activation.completeTitle,
    isSilent: true,
  },
  'the record of paperless bills': {
    operation: 'paperlessRegistrationComplete',
    open: async (page) => {
      await page.route('**/api/enrollInPaperless', json({ Status: 'Success' }))
      await page.goto('/paperlessEnrollment?bpg=a-code&ca=210012345678')
    },
    message: words.paperless.confirmation.enrolled,
    isSilent: true,
  },
  'a visitor without a login': {
    operation: 'serviceLogin',
    failsInEveryWay: true,
    open: async (page) => {
      await page.goto('/anonymousLogin')
    },
    // If the call fails, the page leads to the login page without a message (document 2, §2.13).
    message: 'Welcome to MyWater',
    isSilent: true,
  },
  'an invitation': {
    operation: 'getEnrollmentDetails',
    failsInEveryWay: true,
    open: async (page) => {
      await page.goto(invitationLink)
    },
    message: words.invitation.loadFailed,
  },
  'a third party’s request': {
    operation: 'getThirdPartyRequest',
    open: async (page) => {
      await page.goto(requestLink)
    },
    message: noAnswer,
    answers: {
      'a missing field': noRequest,
      'a wrong-typed field': noRequest,
      'an unknown Status': noRequest,
    },
  },
  'the account of a third party’s request': {
    operation: 'getPrimaryAccountInfo',
    open: async (page) => {
      await answerRequest(page)
      await page.goto(requestLink)
    },
    message: noAnswer,
  },
  'the link between a third party and the account': {
    operation: 'createSecondaryAccountHolder',
    open: openAcceptance,
    message: 'Could not create a Secondary Account Holder at this time.',
  },
}
