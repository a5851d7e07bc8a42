import { expect, test } from 'vitest'
import { isOperationName, type OperationName } from '../../../src/contract/operations.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { registrationFor, thirdPartiesOf } from '../harness/third-party-fixture.ts'

/** Calls with the ids of another session, or with a field that the schema does not define, must change nothing. */

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)
const { request: ours } = await thirdParties.accepted()
const { contractNumber, businessPartnerNumber } = ours
const wrongCode = `${ours.hashcode.slice(0, -2)}xx`
const numbers = { businessPartnerNumber, connectionContractNumber: contractNumber }
const owner = await fixture.registered({ phone: '+16095555001' })
const { oktaId, record } = owner
const { id: emailFactorId } = await owner.visitor.call('enrollEmailFactor', { oktaId })
const factorId = owner.created.smsFactorId
const verificationCode = await fixture.lastSmsCode('+16095555001')
const names = {
  connectionContractNumber: owner.contractNumber,
  customerName: 'Ada Brook',
  email: record.email,
}
const guid = { businessPartnerGuid: 'any', connectionContractNumber: contractNumber }
const bodies: Partial<Record<OperationName, object>> = {
  getThirdPartyRequest: { hashcode: wrongCode },
  getPrimaryAccountInfo: { contractAccountNumber: contractNumber },
  updateThirdPartyRequestStatusCode: { hashcode: wrongCode, status: 'Rejected' },
  sendThirdPartyAcceptV2: numbers,
  sendThirdPartyRejectV2: numbers,
  thirdPartyAccept: { contractNumber },
  thirdPartyReject: { contractNumber },
  thirdPartyRegistrationSubmit: registrationFor({ ...ours, hashcode: wrongCode }),
  createSecondaryAccountHolder: { thirdPartyURLHashCode: wrongCode },
  getEnrollmentDetails: { accountNumber: contractNumber, invitationGuid: 'any' },
  enrollInPaperless: guid,
  paperlessRegistrationComplete: guid,
  createUserWithCredentials: { ...record, loginId: 'takeover-1' },
  createUser: {
    connectionContractNumber: owner.contractNumber,
    customerType: 'Individual',
    email: record.email,
  },
  registrationPending: names,
  registrationCompleted: { ...names, bussinessPartnerNumber: owner.contractNumber.slice(-10) },
  resendActivationEmail: { oktaId },
  completeRegistration: { cipherText: `${owner.cipherText.slice(0, -2)}AA` },
  listFactorsApi: { oktaId },
  enrollEmailFactor: { oktaId },
  sendEmailFactor: { oktaId, emailFactorId },
  verifyFactor: { oktaId, factorId, verificationCode },
  resendFactor: { oktaId, factorId },
}

const stored = async () => [
  await thirdParties.readAllRows(),
  await fixture.db.selectFrom('permit').selectAll().orderBy('sessionHash').orderBy('kind').execute(),
]

test.each(Object.keys(bodies).filter(isOperationName))(
  "%s changes and returns nothing with another session's ids",
  async (name) => {
    const before = await stored()
    const response = await fixture.visitor().send(name, bodies[name])
    expect([200, 403]).toContain(response.status)
    expect(await response.text()).not.toMatch(/Success|"S"|Ada|Theo|Orchard/)
    expect(await stored()).toEqual(before)
  },
)

test('a mail scanner that opens a mailed link changes nothing', async () => {
  const { request } = await thirdParties.accepted()
  const before = await thirdParties.readAllRows()
  await fetch(`${fixture.origin}/secondaryAccountHolder?code=${request.hashcode}`)
  await fetch(`${fixture.origin}/registrationInvitation?guid=any&accountNumber=${request.contractNumber}`)
  await fetch(`${fixture.origin}/paperlessEnrollment?bpg=any&ca=${request.contractNumber}`)
  expect(await thirdParties.readAllRows()).toEqual(before)
})
