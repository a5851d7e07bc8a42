import { expect, test } from 'vitest'
import { laterCalls } from '../../../src/contract/third-party.ts'
import { openServerFixture, type Visitor } from '../harness/server-fixture.ts'
import { thirdPartiesOf, type MailedRequest } from '../harness/third-party-fixture.ts'

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)

type Answer = keyof typeof laterCalls
const answers = ['Accepted', 'Rejected'] as const

/** Accepts or rejects a third-party request, but does not make the calls that the portal makes afterwards. */
const halfAnswered = async (status: Answer, account = {}) => {
  const request = await thirdParties.mailed({}, account)
  const { hashcode } = request
  const visitor = fixture.visitor()
  await visitor.call('getThirdPartyRequest', { hashcode })
  expect(await visitor.call('updateThirdPartyRequestStatusCode', { hashcode, status })).toEqual({
    Status: 'Success',
  })
  return { request, visitor }
}
const open = (visitor: Visitor, { hashcode }: MailedRequest) =>
  visitor.call('getThirdPartyRequest', { hashcode })
const missingAt = async (visitor: Visitor, request: MailedRequest) =>
  (await open(visitor, request)).missing_calls
const notify = (visitor: Visitor, status: Answer, request: MailedRequest) =>
  visitor.call(laterCalls[status].notice, {
    businessPartnerNumber: request.businessPartnerNumber,
    connectionContractNumber: request.contractNumber,
  })
const record = (visitor: Visitor, status: Answer, { contractNumber }: MailedRequest) =>
  visitor.call(laterCalls[status].record, { contractNumber })

/** Returns the number of mails to the primary holder, and the kinds of entries in the customer records. */
const traceOf = async ({ holderEmail, contractNumber }: MailedRequest) => {
  const mails = await fixture.messagesTo(holderEmail)
  const records = await fixture.recordsOf(contractNumber)
  return { mails: mails.length, records: records.map(({ kind }) => kind) }
}

test.each(answers)('after the decision %s missing_calls lists what nobody has called', async (status) => {
  const { request, visitor } = await halfAnswered(status)
  const { notice, record: kind } = laterCalls[status]
  const before = await thirdParties.readAllRows()
  expect(await missingAt(visitor, request)).toEqual([notice, kind])
  expect(await thirdParties.readAllRows()).toEqual(before)
  await notify(visitor, status, request)
  expect(await missingAt(visitor, request)).toEqual([kind])
  await record(visitor, status, request)
  expect(await missingAt(visitor, request)).toBeUndefined()
})

test.each(answers)("after the decision %s 16 sessions' missing calls have one effect", async (status) => {
  const { request } = await halfAnswered(status)
  const others = Array.from({ length: 16 }, () => fixture.visitor())
  await Promise.all(
    others.map(async (other) => {
      await open(other, request)
      expect(await notify(other, status, request)).toBe('Sent Successfully')
      expect(await record(other, status, request)).toEqual({ returnStatuses: [{ returnStatus: 'S' }] })
    }),
  )
  expect(await traceOf(request)).toEqual({ mails: 1, records: [laterCalls[status].record] })
})

test('after a rejection the request has what its missing calls need', async () => {
  const { request, visitor } = await halfAnswered('Rejected')
  const sentRecords = async () =>
    Object.fromEntries(
      Object.entries(await open(fixture.visitor(), request)).filter(([, value]) => value !== ''),
    )
  expect(await sentRecords()).toEqual({
    thirdparty_request_status_code: 'Rejected',
    contract_account_number: request.contractNumber,
    primary_business_partner_number: request.businessPartnerNumber,
    thirdparty_url_hashcode: request.hashcode,
    missing_calls: ['sendThirdPartyRejectV2', 'thirdPartyReject'],
  })
  const account = { contractAccountNumber: request.contractNumber }
  for (const session of [visitor, fixture.visitor()]) {
    await open(session, request)
    expect(await session.refusal('getPrimaryAccountInfo', account)).toMatchObject({ status: 403 })
  }
  await notify(visitor, 'Rejected', request)
  await record(visitor, 'Rejected', request)
  const late = fixture.visitor()
  expect(await sentRecords()).toEqual({ thirdparty_request_status_code: 'Rejected' })
  await open(late, request)
  expect(await notify(late, 'Rejected', request)).toBe('Failed to send email')
})

test('an expired link of a rejection ends its missing calls', async () => {
  const { request } = await halfAnswered('Rejected')
  await fixture.expireLinks(request.id)
  const late = fixture.visitor()
  expect(await open(late, request)).toEqual({ thirdparty_request_status_code: 'Rejected' })
  expect(await notify(late, 'Rejected', request)).toBe('Failed to send email')
})

test.each(answers)('after the decision %s missing_calls omits calls without effect', async (status) => {
  const withoutEmail = await halfAnswered(status, { email: '' })
  expect(await missingAt(withoutEmail.visitor, withoutEmail.request)).toEqual([laterCalls[status].record])
  const unrecorded = await halfAnswered(status, { interactionRefused: true })
  expect(await missingAt(unrecorded.visitor, unrecorded.request)).toEqual([laterCalls[status].notice])
})
