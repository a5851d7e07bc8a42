import type { Body, OperationName } from '../../../src/contract/operations.ts'
import { mailInvitation } from '../../../src/server/mails/invitation.ts'
import { mailPaperlessLink } from '../../../src/server/mails/paperless.ts'
import type { Desk, Visitor } from './desk.ts'
import { holderOf } from './desk.ts'
import { setFactor } from './factors.ts'
import { mailing } from './mailing.ts'
import { accepted, mailedRequest, registrationFor } from './third-party-desk.ts'

interface Ready<Name extends OperationName> {
  readonly visitor: Visitor
  readonly body: Body<Name>
}
/** For each operation a function that prepares a visitor and a body, with which a call of the operation succeeds. */
export type OneOfEach = { readonly [Name in OperationName]: () => Promise<Ready<Name>> }

const ada = { customerType: 'individual', firstName: 'Ada', lastName: 'Brook', customerName: '' } as const
let phones = 0
const nextPhone = () => {
  phones += 1
  return `+1609555${String(7000 + phones)}`
}

/** Returns a visitor who has just passed the captcha. */
const passedVisitor = async (desk: Desk) => {
  const visitor = await desk.visitor()
  await visitor.call('contractAccountExists', { connectionContractNumber: '000000000000' })
  return visitor
}

const activated = async (desk: Desk) => {
  const person = await desk.registered()
  await person.visitor.call('completeRegistration', { cipherText: person.cipherText })
  return person
}

const withEmailFactor = async (desk: Desk) => {
  const { visitor, oktaId } = await desk.registered()
  const { id: emailFactorId } = await visitor.call('enrollEmailFactor', { oktaId })
  return { visitor, body: { oktaId, emailFactorId } }
}

const withPhone = async (desk: Desk) => {
  const phone = nextPhone()
  const { visitor, oktaId, created } = await desk.registered({ phone })
  return { visitor, oktaId, phone, factorId: created.smsFactorId }
}

const registrationOperations = (desk: Desk) => ({
  loginIdValid: () => Promise.resolve({ visitor: desk.stranger(), body: { loginId: 'ada-brook-1' } }),
  checkRegistrationEligibility: async () => ({
    visitor: await passedVisitor(desk),
    body: holderOf(await desk.account()),
  }),
  contractAccountExists: async () => ({
    visitor: await passedVisitor(desk),
    body: { connectionContractNumber: await desk.account() },
  }),
  createUserWithCredentials: async () => {
    const number = await desk.account()
    const visitor = await desk.eligible(number)
    return { visitor, body: { ...desk.record(number), mfaOptIn: true, mfaPhoneFactor: nextPhone() } }
  },
  createUser: async () => {
    const connectionContractNumber = await desk.account()
    const email = `ada@${connectionContractNumber}.example.com`
    const body = { connectionContractNumber, customerType: 'Individual' as const, email }
    return { visitor: await desk.eligible(connectionContractNumber), body }
  },
  registrationPending: async () => {
    const { visitor, contractNumber, record } = await desk.registered()
    const names = { customerName: 'Ada Brook', email: record.email }
    return { visitor, body: { connectionContractNumber: contractNumber, ...names } }
  },
  resendActivationEmail: async () => {
    const { visitor, oktaId } = await desk.registered()
    return { visitor, body: { oktaId } }
  },
  changeRegistrationEmail: async () => {
    const { visitor, oktaId } = await desk.registered()
    return { visitor, body: { oktaId, email: `ada.other@${oktaId}.example.com`.toLowerCase() } }
  },
  completeRegistration: async () => {
    const { visitor, cipherText } = await desk.registered()
    return { visitor, body: { cipherText } }
  },
  registrationCompleted: async () => {
    const { visitor, contractNumber, record } = await activated(desk)
    const bussinessPartnerNumber = contractNumber.slice(-10)
    const names = { customerName: 'Ada Brook', email: record.email }
    return { visitor, body: { connectionContractNumber: contractNumber, bussinessPartnerNumber, ...names } }
  },
})

const verificationOperations = (desk: Desk) => ({
  listFactorsApi: async () => {
    const { visitor, oktaId } = await desk.registered()
    return { visitor, body: { oktaId } }
  },
  enrollEmailFactor: async () => {
    const { visitor, oktaId } = await desk.registered()
    return { visitor, body: { oktaId } }
  },
  sendEmailFactor: () => withEmailFactor(desk),
  verifyFactor: async () => {
    const { visitor, oktaId, factorId, phone } = await withPhone(desk)
    return { visitor, body: { oktaId, factorId, verificationCode: await desk.lastSmsCode(phone) } }
  },
  resendFactor: async () => {
    const { visitor, oktaId, factorId } = await withPhone(desk)
    await setFactor(desk.db, factorId, { codeSentAt: new Date(Date.now() - 60_000) })
    return { visitor, body: { oktaId, factorId } }
  },
})

const recoveryOperations = (desk: Desk) => ({
  forgotPasswordV3: async () => {
    const { loginId } = await activated(desk)
    return { visitor: await passedVisitor(desk), body: { loginId } }
  },
  updateUserResetEmail: async () => {
    const { loginId, oktaId } = await activated(desk)
    await desk.db
      .insertInto('loginEmail')
      .values({ oktaId, email: `${loginId}@example.com` })
      .execute()
    const visitor = await passedVisitor(desk)
    const { Emails } = await visitor.call('forgotPasswordV3', { loginId })
    return { visitor, body: { loginId, oktaId, email: Emails[0]?.actualEmail ?? '' } }
  },
  forgotLogin: async () => {
    const { record } = await activated(desk)
    return { visitor: await passedVisitor(desk), body: { emailAddress: record.email } }
  },
  phoneNumberLookup: async () => {
    const phoneNumber = nextPhone()
    await desk.account({ phone: phoneNumber, email: `ada${phoneNumber}@example.com` })
    return { visitor: await passedVisitor(desk), body: { ...ada, phoneNumber } }
  },
  addressLookup: async () => {
    const place = { streetName: 'Orchard Lane', city: 'Riverton', state: 'NJ', zipCode: '08099' }
    await desk.account({ ...place, email: 'ada.orchard@example.com' })
    return { visitor: await passedVisitor(desk), body: { ...ada, ...place } }
  },
})

/** Returns a visitor who has opened the link of a third-party request. */
const opened = async (desk: Desk, columns = {}) => {
  const request = await mailedRequest(desk, columns)
  const visitor = desk.stranger()
  await visitor.call('getThirdPartyRequest', { hashcode: request.hashcode })
  return { visitor, request }
}

const answered = async (desk: Desk, status: 'Accepted' | 'Rejected') => {
  const { visitor, request } = await opened(desk)
  await visitor.call('updateThirdPartyRequestStatusCode', { hashcode: request.hashcode, status })
  const { businessPartnerNumber, contractNumber } = request
  return {
    notice: { visitor, body: { businessPartnerNumber, connectionContractNumber: contractNumber } },
    record: { visitor, body: { contractNumber } },
  }
}

const thirdPartyOperations = (desk: Desk) => ({
  getThirdPartyRequest: async () => {
    const { hashcode } = await mailedRequest(desk)
    return { visitor: desk.stranger(), body: { hashcode } }
  },
  getPrimaryAccountInfo: async () => {
    const { visitor, request } = await opened(desk)
    return { visitor, body: { contractAccountNumber: request.contractNumber } }
  },
  updateThirdPartyRequestStatusCode: async () => {
    const { visitor, request } = await opened(desk)
    return { visitor, body: { hashcode: request.hashcode, status: 'Accepted' as const } }
  },
  sendThirdPartyAcceptV2: async () => (await answered(desk, 'Accepted')).notice,
  sendThirdPartyRejectV2: async () => (await answered(desk, 'Rejected')).notice,
  thirdPartyAccept: async () => (await answered(desk, 'Accepted')).record,
  thirdPartyReject: async () => (await answered(desk, 'Rejected')).record,
  thirdPartyRegistrationSubmit: async () => {
    const { visitor, request } = await accepted(desk)
    return { visitor, body: registrationFor(request) }
  },
  createSecondaryAccountHolder: async () => {
    const businessPartnerNumber = (await activated(desk)).contractNumber.slice(-10)
    const { visitor, request } = await accepted(desk, { businessPartnerNumber })
    return { visitor, body: { thirdPartyURLHashCode: request.hashcode } }
  },
})

const mailedLink = async (desk: Desk, mail: typeof mailInvitation) => {
  const contractNumber = await desk.account()
  const email = `ada@${contractNumber}.example.com`
  await desk.db
    .transaction()
    .execute((db) => mail({ ...mailing, db }, { contractNumber, email, name: 'Ada Brook', language: 'en' }))
  const { searchParams } = new URL((await desk.lastMessage(email)).links[0] ?? '')
  return { contractNumber, searchParams }
}
const paperlessLink = async (desk: Desk) => {
  const { contractNumber, searchParams } = await mailedLink(desk, mailPaperlessLink)
  const businessPartnerGuid = searchParams.get('bpg') ?? ''
  return { visitor: desk.stranger(), body: { businessPartnerGuid, connectionContractNumber: contractNumber } }
}
const passwordOf = async (desk: Desk) => {
  const { loginId, record } = await activated(desk)
  return { visitor: await passedVisitor(desk), body: { loginId, password: record.password } }
}

export const oneOfEachCall = (desk: Desk): OneOfEach => ({
  ...registrationOperations(desk),
  ...verificationOperations(desk),
  ...recoveryOperations(desk),
  ...thirdPartyOperations(desk),
  getActiveAlerts: () => Promise.resolve({ visitor: desk.stranger(), body: undefined }),
  serviceLogin: () => Promise.resolve({ visitor: desk.stranger(), body: undefined }),
  userLogin: () => passwordOf(desk),
  submitLogin: () => passwordOf(desk),
  getEnrollmentDetails: async () => {
    const { contractNumber, searchParams } = await mailedLink(desk, mailInvitation)
    const body = { accountNumber: contractNumber, invitationGuid: searchParams.get('guid') ?? '' }
    return { visitor: desk.stranger(), body }
  },
  enrollInPaperless: () => paperlessLink(desk),
  paperlessRegistrationComplete: async () => {
    const { visitor, body } = await paperlessLink(desk)
    await visitor.call('enrollInPaperless', body)
    return { visitor, body }
  },
  keepPaperBill: () => paperlessLink(desk),
  reportProblem: () =>
    Promise.resolve({ visitor: desk.stranger(), body: { portal: '0.1.0', steps: [], requests: [] } }),
})
