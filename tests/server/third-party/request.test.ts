import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { acceptRequest, thirdPartiesOf } from '../harness/third-party-fixture.ts'
import { inParallel, repeat } from '../harness/parallel.ts'

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)
const open = (hashcode: string) => fixture.visitor().call('getThirdPartyRequest', { hashcode })

test('getThirdPartyRequest stores no code, even with an Idempotency-Key', async () => {
  const { hashcode } = await thirdParties.mailed()
  const key = { 'Idempotency-Key': 'a-key-of-one-reading-0001' }
  const answer = await fixture.visitor().send('getThirdPartyRequest', { hashcode }, key)
  expect(await answer.json()).toMatchObject({ thirdparty_url_hashcode: hashcode })
  const kept = await fixture.db.selectFrom('submit').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(hashcode)
})

test('getThirdPartyRequest returns every documented field at each call, and changes nothing', async () => {
  const request = await thirdParties.mailed({
    houseNumber: '12',
    street: 'Mill Street',
    city: 'Riverton',
    state: 'NJ',
    zip: '08077',
    telephoneNumber: '+16095550170',
    telephoneCode: '1',
  })
  const before = await thirdParties.readAllRows()
  const { hashcode } = request
  const answers = await repeat(2, () => open(hashcode))
  expect(answers[0]).toEqual({
    thirdparty_request_status_code: 'Pending',
    contract_account_number: request.contractNumber,
    primary_business_partner_number: request.businessPartnerNumber,
    reln_business_partner_number: '',
    reln_full_name: 'Theo Hart',
    reln_last_name: 'Hart',
    reln_telephone_number: '+16095550170',
    country_telephone_code: '1',
    reln_telephone_extension: '',
    reln_care_of_name: '',
    reln_mailing_address: '12 Mill Street',
    reln_mailing_house_number: '12',
    reln_mailing_street: 'Mill Street',
    reln_mailing_supplement: '',
    reln_mailing_city: 'Riverton',
    reln_mailing_state: 'NJ',
    reln_mailing_country: 'USA',
    reln_mailing_zip: '08077',
    reln_po_box_number: '',
    reln_po_box_zip: '',
    reln_email: request.email,
    thirdparty_url_hashcode: hashcode,
    address_type: 'STANDARD',
    reln_category: 'THIRD_PARTY',
  })
  expect(answers[1]).toEqual(answers[0])
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test.each(['Rejected', 'Removed', 'Expired', 'Completed'] as const)(
  'getThirdPartyRequest returns only the status of a %s request',
  async (status) => {
    const { hashcode } = await thirdParties.mailed({ status })
    const answer = await open(hashcode)
    expect(Object.values(answer).filter((value) => value !== '')).toEqual([status])
  },
)

test('an accepted third-party request can be read in another session', async () => {
  const { request } = await thirdParties.accepted()
  const answer = await open(request.hashcode)
  expect(answer).toMatchObject({
    thirdparty_request_status_code: 'Accepted',
    contract_account_number: request.contractNumber,
  })
})

test.each(['Pending', 'Accepted'] as const)(
  'an expired link of a %s request reads "Expired" and changes nothing',
  async (status) => {
    const request = await thirdParties.mailed({ status })
    await fixture.expireLinks(request.id)
    const { hashcode } = request
    const answer = await open(hashcode)
    expect(Object.values(answer).filter((value) => value !== '')).toEqual(['Expired'])
    for (const wanted of ['Accepted', 'Rejected', 'Completed'] as const)
      expect(
        await fixture.visitor().call('updateThirdPartyRequestStatusCode', { hashcode, status: wanted }),
      ).toEqual({ Status: 'Failed' })
    expect(await thirdParties.statusOf(request)).toBe(status)
  },
)

test('getThirdPartyRequest returns nothing for a changed or invented code', async () => {
  const { hashcode } = await thirdParties.mailed()
  const changed = `${hashcode.slice(0, -2)}${hashcode.endsWith('AA') ? 'BB' : 'AA'}`
  for (const wrong of [changed, 'x', hashcode.toUpperCase()]) {
    const answer = await open(wrong)
    expect(answer).toEqual({})
  }
})

test('getPrimaryAccountInfo answers the session that opened the link', async () => {
  const { contractNumber, hashcode } = await thirdParties.mailed()
  const visitor = fixture.visitor()
  await visitor.call('getThirdPartyRequest', { hashcode })
  const body = { contractAccountNumber: contractNumber }
  expect(await visitor.call('getPrimaryAccountInfo', body)).toEqual({
    name: 'Ada Brook',
    address: '48 Orchard Lane, Riverton, NJ 08077',
  })
})

test('getPrimaryAccountInfo answers 403 to other sessions and accounts', async () => {
  const { contractNumber } = await thirdParties.mailed()
  const other = (await thirdParties.accepted()).visitor
  const refusals = [
    await fixture.visitor().refusal('getPrimaryAccountInfo', { contractAccountNumber: contractNumber }),
    await other.refusal('getPrimaryAccountInfo', { contractAccountNumber: contractNumber }),
    await other.refusal('getPrimaryAccountInfo', { contractAccountNumber: '999999999999' }),
  ]
  expect(refusals).toEqual(refusals.map(() => ({ status: 403, code: 'forbidden', retryAfter: 0 })))
})

test.each(['Accepted', 'Rejected'] as const)(
  'setting %s again succeeds in the same session alone',
  async (status) => {
    const request = await thirdParties.mailed()
    const visitor = fixture.visitor()
    const body = { hashcode: request.hashcode, status }
    expect(await visitor.call('updateThirdPartyRequestStatusCode', body)).toEqual({ Status: 'Success' })
    const before = await thirdParties.readAllRows()
    expect(await visitor.call('updateThirdPartyRequestStatusCode', body)).toEqual({ Status: 'Success' })
    expect(await fixture.visitor().call('updateThirdPartyRequestStatusCode', body)).toEqual({
      Status: 'Failed',
    })
    expect(await thirdParties.statusOf(request)).toBe(status)
    expect(await thirdParties.readAllRows()).toEqual(before)
  },
)

test.each([
  ['Pending', 'Completed'],
  ['Accepted', 'Rejected'],
  ['Accepted', 'Completed'],
  ['Rejected', 'Accepted'],
  ['Removed', 'Accepted'],
  ['Expired', 'Accepted'],
  ['Completed', 'Rejected'],
] as const)('a change of the third-party request from %s to %s returns "Failed"', async (status, wanted) => {
  const request = await thirdParties.mailed({ status })
  const body = { hashcode: request.hashcode, status: wanted }
  expect(await fixture.visitor().call('updateThirdPartyRequestStatusCode', body)).toEqual({
    Status: 'Failed',
  })
  expect(await thirdParties.statusOf(request)).toBe(status)
})

test('a change to Accepted by 16 parallel sessions succeeds once', async () => {
  const request = await thirdParties.mailed()
  const answers = await inParallel(16, () => acceptRequest(fixture.visitor(), request))
  expect(answers.map(({ Status }) => Status).toSorted()).toEqual([
    ...Array.from({ length: 15 }, () => 'Failed'),
    'Success',
  ])
})
