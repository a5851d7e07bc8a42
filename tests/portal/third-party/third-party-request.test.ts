import { waitFor } from 'xstate'
import { thirdPartyRecords } from '../../../src/portal/flows/third-party/third-party.records.ts'
import { expect, it, test } from 'vitest'
import {
  flow,
  requestOf,
  requestOutcome,
} from '../../../src/portal/flows/third-party/third-party-request.ports.ts'
import { answer, startRequestFlow, prefilledResponse, recordWritten } from './opened-request.ts'

test.each([
  ['Accepted', 'accepted'],
  ['Rejected', 'rejected'],
  ['Removed', 'removed'],
  ['Expired', 'expired'],
  ['Completed', 'completed'],
  ['Pending', 'open'],
  ['', 'open'],
])(
  'a response of getThirdPartyRequest with the status %j is mapped to %s',
  (thirdparty_request_status_code, kind) => {
    expect(requestOutcome(answer({ ...prefilledResponse, thirdparty_request_status_code }), 'h-1').kind).toBe(
      kind,
    )
  },
)

it('an empty response of getThirdPartyRequest means "not found"', () => {
  expect(requestOutcome(answer({}), 'h-1')).toEqual({ kind: 'notFound' })
})

it('a response of getThirdPartyRequest with a final status needs no other field', () => {
  const settled = answer({ thirdparty_request_status_code: 'Removed' })
  expect(requestOutcome(settled, 'h-1')).toEqual({ kind: 'removed' })
})

it('a full response fills the form', () => {
  expect(requestOf(answer(prefilledResponse), 'h-1')).toMatchObject({
    hashcode: 'h-1',
    firstName: 'Sam Lee',
    lastName: 'Okafor',
    phone: '+16095550148',
    relationshipType: 'THIRD_PARTY',
    address: { addressType: 'STANDARD', state: 'NJ', foreignState: '', zipCode: '08077' },
  })
})

it("without a code in the response, the link's code is used", () => {
  expect(requestOf(answer({ ...prefilledResponse, thirdparty_url_hashcode: '' }), 'h-9').hashcode).toBe('h-9')
})

it('a foreign address has its own state and country', () => {
  const foreign = {
    ...prefilledResponse,
    address_type: 'foreign',
    reln_mailing_state: 'Bavaria',
    reln_mailing_country: 'de',
  }
  expect(requestOf(answer(foreign), 'h-1').address).toMatchObject({
    addressType: 'FOREIGN',
    state: '',
    foreignState: 'Bavaria',
    foreignCountry: 'DE',
  })
  const unknown = requestOf(answer({ ...foreign, reln_mailing_country: 'Atlantis' }), 'h-1')
  expect(unknown.address.foreignCountry).toBe('')
})

it('a military address has its region and kind of post office', () => {
  const military = {
    ...prefilledResponse,
    address_type: 'MILITARY',
    reln_mailing_state: 'ae',
    reln_mailing_city: 'APO',
  }
  expect(requestOf(answer(military), 'h-1').address).toMatchObject({
    addressType: 'MILITARY',
    apoFmoDpo: 'APO',
    aeApAA: 'AE',
    city: '',
    state: '',
  })
  const unknown = requestOf(
    answer({ ...military, reln_mailing_state: 'NJ', reln_mailing_city: 'Medford' }),
    'h-1',
  )
  expect(unknown.address).toMatchObject({ apoFmoDpo: '', aeApAA: '' })
})

it('the form has the zip code of a PO box', () => {
  const box = {
    ...prefilledResponse,
    address_type: 'PO BOX',
    reln_po_box_number: '77',
    reln_po_box_zip: '08078',
  }
  expect(requestOf(answer(box), 'h-1').address).toMatchObject({ poBox: '77', zipCode: '08078' })
  expect(requestOf(answer({ ...box, reln_po_box_zip: '' }), 'h-1').address.zipCode).toBe('08077')
})

it('the first name is empty if the full name lacks the last', () => {
  expect(requestOf(answer({ ...prefilledResponse, reln_last_name: 'Smith' }), 'h-1').firstName).toBe('')
  expect(requestOf(answer({ ...prefilledResponse, reln_last_name: '' }), 'h-1').firstName).toBe(
    'Sam Lee Okafor',
  )
})

it.each([
  ['yes', 'Accepted', 'sendThirdPartyAcceptV2', 'thirdPartyAccept', 'accepted'],
  ['no', 'Rejected', 'sendThirdPartyRejectV2', 'thirdPartyReject', 'rejected'],
] as const)(
  'the choice "%s" sends the three calls in their order',
  async (choice, status, notice, record, end) => {
    const { actor, asked, services } = startRequestFlow({
      updateThirdPartyRequestStatusCode: [{ Status: 'Success' }],
      [notice]: ['Sent Successfully'],
      [record]: [recordWritten],
    })
    await waitFor(actor, (snapshot) => snapshot.matches('form'))
    expect(thirdPartyRecords(services.storage).thirdParty.read()).toMatchObject({
      isAccepted: false,
      request: { hashcode: 'h-1' },
    })
    actor.send({ type: 'form.submit', choice })
    actor.send({ type: 'answer.confirm' })
    await waitFor(actor, (snapshot) => snapshot.matches(end))
    expect(asked.slice(2).map(({ name, body }) => [name, body])).toEqual([
      ['updateThirdPartyRequestStatusCode', { hashcode: 'h-1', status }],
      [notice, { businessPartnerNumber: '1100000001', connectionContractNumber: '210012345678' }],
      [record, { contractNumber: '210012345678' }],
    ])
  },
)

it('a lost answer is repeated with the same key, no refusal', async () => {
  const { actor, asked } = startRequestFlow({
    updateThirdPartyRequestStatusCode: [{ Status: 'Failed' }, new Error('lost'), { Status: 'Success' }],
  })
  await waitFor(actor, (snapshot) => snapshot.matches('form'))
  actor.send({ type: 'form.submit', choice: 'yes' })
  for (const _ of ['refused', 'lost']) {
    actor.send({ type: 'answer.confirm' })
    await waitFor(actor, (snapshot) => snapshot.matches('answerFailed'))
    actor.send({ type: 'dialog.close' })
  }
  actor.send({ type: 'answer.confirm' })
  // The stub has no response for the mail to the primary holder.
  await waitFor(actor, (snapshot) => snapshot.matches('stopped'))
  const keys = asked
    .filter(({ name }) => name === 'updateThirdPartyRequestStatusCode')
    .map(({ submitKey }) => submitKey)
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[2])
  expect(keys[0]).not.toBe(keys[1])
})

it('after a reload without a code, the stored request is found', async () => {
  const { actor, services } = startRequestFlow({})
  await waitFor(actor, (snapshot) => snapshot.matches('form'))
  expect(flow.input(services, {})).toEqual({ hashcode: 'h-1' })
  expect(flow.input(services, { code: 'another' })).toEqual({ hashcode: 'another' })
  expect(flow.input(services, { code: 'broken\u202E' })).toEqual({ hashcode: '' })
  actor.send({ type: 'close.choose' })
  expect(flow.input(services, {})).toEqual({ hashcode: '' })
})

it.each([
  ['yes', 'Accepted', 'accepted', 'thirdPartyAccept'],
  ['no', 'Rejected', 'rejected', 'thirdPartyReject'],
] as const)('after "%s", the tab keeps the request only for "yes"', async (choice, status, end, path) => {
  const { actor, services } = startRequestFlow({
    updateThirdPartyRequestStatusCode: [{ Status: 'Success' }],
    [`sendThirdParty${choice === 'yes' ? 'Accept' : 'Reject'}V2`]: ['Sent Successfully'],
    [`thirdParty${choice === 'yes' ? 'Accept' : 'Reject'}`]: [recordWritten],
  })
  await waitFor(actor, (snapshot) => snapshot.matches('form'))
  actor.send({ type: 'form.submit', choice })
  actor.send({ type: 'answer.confirm' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(end))
  expect(flow.onDone[end]?.(services, context)).toEqual({ path, replace: true })
  const request = requestOf(answer(prefilledResponse), 'h-1')
  expect(thirdPartyRecords(services.storage).thirdParty.read()).toEqual(
    status === 'Rejected' ? null : { request, isAccepted: true, signInAsked: false, registered: null },
  )
})

it.each([
  ['Accepted', 'accepted', 'thirdPartyAccept'],
  ['Rejected', 'rejected', 'thirdPartyReject'],
  ['Removed', 'removed', 'thirdPartyRemoved'],
  ['Expired', 'expired', 'thirdPartyExpired'],
  ['Completed', 'completed', 'home'],
] as const)('the tab keeps an answered request (%s) only if it is Accepted', async (code, end, path) => {
  const { actor, services } = startRequestFlow({
    getThirdPartyRequest: [answer({ ...prefilledResponse, thirdparty_request_status_code: code })],
  })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(end))
  expect(flow.onDone[end]?.(services, context)).toEqual({ path, replace: true })
  expect(thirdPartyRecords(services.storage).thirdParty.read() !== null).toBe(code === 'Accepted')
})

it('the flow stores no third-party request if the backend finds none', async () => {
  const { actor, services } = startRequestFlow({ getThirdPartyRequest: [answer({})] })
  await waitFor(actor, (snapshot) => snapshot.matches('notFound'))
  actor.send({ type: 'dialog.close' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('home'))
  expect(flow.onDone.home?.(services, context)).toEqual({ path: 'home', replace: true })
  expect(thirdPartyRecords(services.storage).thirdParty.read()).toBeNull()
})
