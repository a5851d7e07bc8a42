import * as v from 'valibot'
import type { OperationName } from '../../src/contract/operations.ts'
import type { Options } from './options.ts'

const Token = v.object({ token: v.string() })
const Outbox = v.array(v.object({ to: v.string(), links: v.array(v.string()) }))

const accounts = { eligible: '210012345678', thirdParty: '210012347001', mailedLinks: '210012347104' }
const names = { firstName: 'Jordan', middleName: 'M', lastName: 'Rivera' }
const secrets = { password: 'Blue-Kettle-42', question: 'favorite_toy', answer: 'A brown bear' }

const openSandbox = (base: string) => {
  const at = (path: string) => new URL(`/sandbox/${path}`, base)
  const post = (path: string, body?: URLSearchParams) =>
    fetch(at(path), { method: 'POST', redirect: 'manual', ...(body && { body }) })
  return {
    captchaToken: async () => v.parse(Token, await (await post('captcha/solve')).json()).token,
    /** Has a sample person mailed a link, and reads what is in it. */
    mailedLink: async (kind: string, account: string, page: string) => {
      await post('send', new URLSearchParams({ kind, account }))
      const mails = v.parse(Outbox, await (await fetch(at('outbox.json'))).json())
      const link = mails.flatMap(({ links }) => links).find((each) => each.includes(`/${page}?`))
      if (!link) throw new Error(`no mail with a link to ${page} is in the outbox`)
      return new URL(link, base).searchParams
    },
  }
}

/** What the sample data of the reference backend is checked with; its sandbox has to be on. */
export const sampleOptions = async (base: string): Promise<Options> => {
  const sandbox = openSandbox(base)
  const link = await sandbox.mailedLink('thirdParty', accounts.thirdParty, 'secondaryAccountHolder')
  const hashcode = link.get('code') ?? ''
  const invited = await sandbox.mailedLink('invitation', accounts.mailedLinks, 'registrationInvitation')
  const paperless = await sandbox.mailedLink('paperless', accounts.mailedLinks, 'paperlessEnrollment')
  const connectionContractNumber = accounts.eligible
  const registrant = { connectionContractNumber, customerType: 'Individual', ...names }
  const email = 'jordan.rivera@example.com'
  const lookup = { customerType: 'individual', firstName: 'Gloria', lastName: 'Mensah' }
  const oktaId = '$thirdPartyRegistrationSubmit.oktaId'
  const contractNumber = accounts.thirdParty
  const notice = {
    businessPartnerNumber: '$getThirdPartyRequest.primary_business_partner_number',
    connectionContractNumber: contractNumber,
  }
  const enrolling = {
    businessPartnerGuid: paperless.get('bpg') ?? '',
    connectionContractNumber: paperless.get('ca') ?? '',
  }
  const interaction = { connectionContractNumber, customerName: 'Jordan M Rivera', email }
  const calls: [OperationName, unknown?][] = [
    ['getActiveAlerts'],
    ['serviceLogin'],
    ['loginIdValid', { loginId: '$new' }],
    ['contractAccountExists', { connectionContractNumber }],
    ['checkRegistrationEligibility', { connectionContractNumber, customerType: 'Person', ...names }],
    [
      'createUserWithCredentials',
      { ...registrant, ...secrets, email, loginId: '$new', mfaOptIn: false, mfaPhoneFactor: '' },
    ],
    ['createUser', { ...registrant, email }],
    ['registrationPending', interaction],
    ['resendActivationEmail', { loginId: '$new' }],
    ['completeRegistration', { cipherText: 'a code that nobody was mailed' }],
    ['registrationCompleted', { bussinessPartnerNumber: '1112345678', ...interaction }],
    ['forgotPasswordV3', { loginId: 'nobodyhere' }],
    ['updateUserResetEmail', { loginId: 'nobodyhere', email: 'a handle', oktaId: 'nobody' }],
    ['forgotLogin', { emailAddress: 'nobody.here@example.com' }],
    ['phoneNumberLookup', { ...lookup, phoneNumber: '+16095550160' }],
    [
      'addressLookup',
      {
        ...lookup,
        houseNumber: '102',
        streetName: 'Witherspoon',
        city: 'Princeton',
        state: 'NJ',
        zipCode: '08540',
      },
    ],
    ['getThirdPartyRequest', { hashcode }],
    ['getPrimaryAccountInfo', { contractAccountNumber: contractNumber }],
    ['updateThirdPartyRequestStatusCode', { hashcode, status: 'Accepted' }],
    ['thirdPartyAccept', { contractNumber }],
    ['thirdPartyReject', { contractNumber }],
    [
      'thirdPartyRegistrationSubmit',
      {
        firstName: 'Theo',
        lastName: 'Hart',
        loginId: '$another',
        password: secrets.password,
        securityQuestion: secrets.question,
        securityAnswer: secrets.answer,
        email: 'theo.contract@mail.example',
        telephone1: '+16095550270',
        addressType: 'STANDARD',
        houseNumber: '12',
        streetName: 'Mill Street',
        city: 'Medford',
        state: 'NJ',
        zipCode: '08055',
        mfaOptIn: false,
        mfaPhoneFactor: '',
        connectionContractNumber: contractNumber,
        primaryBusinessPartnerNumber: '$getThirdPartyRequest.primary_business_partner_number',
        thirdPartyURLHashCode: hashcode,
      },
    ],
    ['createSecondaryAccountHolder', { thirdPartyURLHashCode: hashcode }],
    ['sendThirdPartyAcceptV2', notice],
    ['sendThirdPartyRejectV2', notice],
    ['listFactorsApi', { oktaId }],
    ['enrollEmailFactor', { oktaId }],
    ['sendEmailFactor', { oktaId, emailFactorId: '$enrollEmailFactor.id' }],
    ['verifyFactor', { oktaId, factorId: '$enrollEmailFactor.id', verificationCode: '000000' }],
    ['resendFactor', { oktaId, factorId: '$enrollEmailFactor.id' }],
    [
      'getEnrollmentDetails',
      { accountNumber: accounts.mailedLinks, invitationGuid: invited.get('guid') ?? '' },
    ],
    ['enrollInPaperless', enrolling],
    ['paperlessRegistrationComplete', enrolling],
    ['userLogin', { loginId: '$new', password: 'Wrong-Kettle-42' }],
    ['submitLogin', { loginId: '$new', password: 'Wrong-Kettle-42' }],
  ]
  return {
    captchaToken: await sandbox.captchaToken(),
    calls: calls.map(([operation, body]) => ({ operation, body })),
  }
}
