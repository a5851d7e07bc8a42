import type { Body, OperationName } from '../../../src/contract/operations.ts'
import { mailInvitation } from '../../../src/server/mails/registration.ts'
import { mailPaperlessLink } from '../../../src/server/mails/paperless.ts'
import { holderOf, type ServerFixture, type Visitor } from './server-fixture.ts'
import { mailing } from './mailing.ts'
import { registrationFor, thirdPartiesOf } from './third-party-fixture.ts'

interface Ready<Name extends OperationName> {
  readonly visitor: Visitor
  readonly body: Body<Name>
}
/** Each prepares a visitor and a body with which the call succeeds. */
export type OneOfEach = { readonly [Name in OperationName]: () => Promise<Ready<Name>> }

const ada = { customerType: 'individual', firstName: 'Ada', lastName: 'Brook', customerName: '' } as const
let phones = 0
const nextPhone = () => {
  phones += 1
  return `+1609555${String(7000 + phones)}`
}

const passedVisitor = async (fixture: ServerFixture) => {
  const visitor = fixture.visitor()
  await visitor.call('contractAccountExists', { connectionContractNumber: '000000000000' })
  return visitor
}

const withEmailFactor = async (fixture: ServerFixture) => {
  const { visitor, oktaId } = await fixture.registered()
  const { id: emailFactorId } = await visitor.call('enrollEmailFactor', { oktaId })
  return { visitor, body: { oktaId, emailFactorId } }
}

const withPhone = async (fixture: ServerFixture) => {
  const phone = nextPhone()
  const { visitor, oktaId, created } = await fixture.registered({ phone })
  return { visitor, oktaId, phone, factorId: created.smsFactorId }
}

const registrationOperations = (fixture: ServerFixture) => ({
  loginIdValid: () => Promise.resolve({ visitor: fixture.visitor(), body: { loginId: 'ada-brook-1' } }),
  checkRegistrationEligibility: async () => ({
    visitor: await passedVisitor(fixture),
    body: holderOf(await fixture.account()),
  }),
  contractAccountExists: async () => ({
    visitor: await passedVisitor(fixture),
    body: { connectionContractNumber: await fixture.account() },
  }),
  createUserWithCredentials: async () => {
    const number = await fixture.account()
    const visitor = await fixture.eligible(number)
    return { visitor, body: { ...fixture.record(number), mfaOptIn: true, mfaPhoneFactor: nextPhone() } }
  },
  createUser: async () => {
    const connectionContractNumber = await fixture.account()
    const email = `ada@${connectionContractNumber}.example.com`
    const body = { connectionContractNumber, customerType: 'Individual' as const, email }
    return { visitor: await fixture.eligible(connectionContractNumber), body }
  },
  registrationPending: async () => {
    const { visitor, contractNumber, record } = await fixture.registered()
    const names = { customerName: 'Ada Brook', email: record.email }
    return { visitor, body: { connectionContractNumber: contractNumber, ...names } }
  },
  resendActivationEmail: async () => {
    const { visitor, oktaId } = await fixture.registered()
    return { visitor, body: { oktaId } }
  },
  changeRegistrationEmail: async () => {
    const { visitor, oktaId } = await fixture.registered()
    return { visitor, body: { oktaId, email: `ada.other@${oktaId}.example.com`.toLowerCase() } }
  },
  completeRegistration: async () => {
    const { visitor, cipherText } = await fixture.registered()
    return { visitor, body: { cipherText } }
  },
  registrationCompleted: async () => {
    const { visitor, contractNumber, record } = await fixture.activated()
    const bussinessPartnerNumber = contractNumber.slice(-10)
    const names = { customerName: 'Ada Brook', email: record.email }
    return { visitor, body: { connectionContractNumber: contractNumber, bussinessPartnerNumber, ...names } }
  },
})

const verificationOperations = (fixture: ServerFixture) => ({
  listFactorsApi: async () => {
    const { visitor, oktaId } = await fixture.registered()
    return { visitor, body: { oktaId } }
  },
  enrollEmailFactor: async () => {
    const { visitor, oktaId } = await fixture.registered()
    return { visitor, body: { oktaId } }
  },
  sendEmailFactor: () => withEmailFactor(fixture),
  verifyFactor: async () => {
    const { visitor, oktaId, factorId, phone } = await withPhone(fixture)
    return { visitor, body: { oktaId, factorId, verificationCode: await fixture.lastSmsCode(phone) } }
  },
  resendFactor: async () => {
    const { visitor, oktaId, factorId } = await withPhone(fixture)
    await fixture.setFactor(factorId, { codeSentAt: new Date(Date.now() - 60_000) })
    return { visitor, body: { oktaId, factorId } }
  },
})

const recoveryOperations = (fixture: ServerFixture) => ({
  forgotPasswordV3: async () => {
    const { loginId } = await fixture.activated()
    return { visitor: await passedVisitor(fixture), body: { loginId } }
  },
  updateUserResetEmail: async () => {
    const { loginId, oktaId } = await fixture.activated()
    await fixture.db
      .insertInto('loginEmail')
      .values({ oktaId, email: `${loginId}@example.com` })
      .execute()
    const visitor = await passedVisitor(fixture)
    const { Emails } = await visitor.call('forgotPasswordV3', { loginId })
    return { visitor, body: { loginId, oktaId, email: Emails[0]?.actualEmail ?? '' } }
  },
  forgotLogin: async () => {
    const { record } = await fixture.activated()
    return { visitor: await passedVisitor(fixture), body: { emailAddress: record.email } }
  },
  phoneNumberLookup: async () => {
    const phoneNumber = nextPhone()
    await fixture.account({ phone: phoneNumber, email: `ada${phoneNumber}@example.com` })
    return { visitor: await passedVisitor(fixture), body: { ...ada, phoneNumber } }
  },
  addressLookup: async () => {
    const place = { streetName: 'Orchard Lane', city: 'Riverton', state: 'NJ', zipCode: '08099' }
    await fixture.account({ ...place, email: 'ada.orchard@example.com' })
    return { visitor: await passedVisitor(fixture), body: { ...ada, ...place } }
  },
})

const opened = async (fixture: ServerFixture, columns = {}) => {
  const request = await thirdPartiesOf(fixture).mailed(columns)
  const visitor = fixture.visitor()
  await visitor.call('getThirdPartyRequest', { hashcode: request.hashcode })
  return { visitor, request }
}

const answered = async (fixture: ServerFixture, status: 'Accepted' | 'Rejected') => {
  const { visitor, request } = await opened(fixture)
  await visitor.call('updateThirdPartyRequestStatusCode', { hashcode: request.hashcode, status })
  const { businessPartnerNumber, contractNumber } = request
  return {
    notice: { visitor, body: { businessPartnerNumber, connectionContractNumber: contractNumber } },
    record: { visitor, body: { contractNumber } },
  }
}

const thirdPartyOperations = (fixture: ServerFixture) => ({
  getThirdPartyRequest: async () => {
    const { hashcode } = await thirdPartiesOf(fixture).mailed()
    return { visitor: fixture.visitor(), body: { hashcode } }
  },
  getPrimaryAccountInfo: async () => {
    const { visitor, request } = await opened(fixture)
    return { visitor, body: { contractAccountNumber: request.contractNumber } }
  },
  updateThirdPartyRequestStatusCode: async () => {
    const { visitor, request } = await opened(fixture)
    return { visitor, body: { hashcode: request.hashcode, status: 'Accepted' as const } }
  },
  sendThirdPartyAcceptV2: async () => (await answered(fixture, 'Accepted')).notice,
  sendThirdPartyRejectV2: async () => (await answered(fixture, 'Rejected')).notice,
  thirdPartyAccept: async () => (await answered(fixture, 'Accepted')).record,
  thirdPartyReject: async () => (await answered(fixture, 'Rejected')).record,
  thirdPartyRegistrationSubmit: async () => {
    const { visitor, request } = await thirdPartiesOf(fixture).accepted()
    return { visitor, body: registrationFor(request) }
  },
  createSecondaryAccountHolder: async () => {
    const businessPartnerNumber = (await fixture.activated()).contractNumber.slice(-10)
    const { visitor, request } = await thirdPartiesOf(fixture).accepted({ businessPartnerNumber })
    return { visitor, body: { thirdPartyURLHashCode: request.hashcode } }
  },
})

const mailedLink = async (fixture: ServerFixture, mail: typeof mailInvitation) => {
  const contractNumber = await fixture.account()
  const email = `ada@${contractNumber}.example.com`
  await fixture.db
    .transaction()
    .execute((db) => mail({ ...mailing, db }, { contractNumber, email, name: 'Ada Brook', language: 'en' }))
  const { searchParams } = new URL((await fixture.lastMessage(email)).links[0] ?? '')
  return { contractNumber, searchParams }
}
const paperlessLink = async (fixture: ServerFixture) => {
  const { contractNumber, searchParams } = await mailedLink(fixture, mailPaperlessLink)
  const businessPartnerGuid = searchParams.get('bpg') ?? ''
  return {
    visitor: fixture.visitor(),
    body: { businessPartnerGuid, connectionContractNumber: contractNumber },
  }
}
const passwordOf = async (fixture: ServerFixture) => {
  const { loginId, record } = await fixture.activated()
  return { visitor: await passedVisitor(fixture), body: { loginId, password: record.password } }
}

export const oneOfEachCall = (fixture: ServerFixture): OneOfEach => ({
  ...registrationOperations(fixture),
  ...verificationOperations(fixture),
  ...recoveryOperations(fixture),
  ...thirdPartyOperations(fixture),
  getActiveAlerts: () => Promise.resolve({ visitor: fixture.visitor(), body: undefined }),
  serviceLogin: () => Promise.resolve({ visitor: fixture.visitor(), body: undefined }),
  userLogin: () => passwordOf(fixture),
  submitLogin: () => passwordOf(fixture),
  getEnrollmentDetails: async () => {
    const { contractNumber, searchParams } = await mailedLink(fixture, mailInvitation)
    const body = { accountNumber: contractNumber, invitationGuid: searchParams.get('guid') ?? '' }
    return { visitor: fixture.visitor(), body }
  },
  enrollInPaperless: () => paperlessLink(fixture),
  paperlessRegistrationComplete: async () => {
    const { visitor, body } = await paperlessLink(fixture)
    await visitor.call('enrollInPaperless', body)
    return { visitor, body }
  },
  keepPaperBill: () => paperlessLink(fixture),
  passSecurityCheck: async () => ({ visitor: await passedVisitor(fixture), body: {} }),
  reportProblem: () =>
    Promise.resolve({
      visitor: fixture.visitor(),
      body: { portal: '0.1.0', steps: [], requests: [] },
    }),
})
