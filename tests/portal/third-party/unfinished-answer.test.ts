import { waitFor } from 'xstate'
import { expect, it, test } from 'vitest'
import { requestOf, requestOutcome } from '../../../src/portal/flows/third-party/third-party-request.ports.ts'
import { thirdPartyRecords } from '../../../src/portal/flows/third-party/third-party.records.ts'
import { answer, startRequestFlow, prefilledResponse, recordWritten } from './opened-request.ts'

test.each([
  ['Accepted', ['sendThirdPartyAcceptV2', 'thirdPartyAccept'], 'notice'],
  ['Accepted', ['thirdPartyAccept'], 'record'],
  ['Rejected', ['sendThirdPartyRejectV2', 'thirdPartyReject'], 'notice'],
  ['Rejected', ['thirdPartyReject'], 'record'],
] as const)('the status %s with the missing calls %j continues with %s', (status, missing, next) => {
  const lacking = answer({
    ...prefilledResponse,
    thirdparty_request_status_code: status,
    missing_calls: missing,
  })
  expect(requestOutcome(lacking, 'h-1')).toEqual({
    kind: 'unfinished',
    request: requestOf(answer(prefilledResponse), 'h-1'),
    unfinished: { answer: status, next },
  })
})

test.each([
  ['Accepted', 'accepted', null],
  ['Accepted', 'accepted', []],
  ['Accepted', 'accepted', 'thirdPartyAccept'],
  ['Accepted', 'accepted', ['aCallOfTomorrow']],
  ['Accepted', 'accepted', ['thirdPartyReject']],
  ['Rejected', 'rejected', ['thirdPartyAccept']],
  ['Completed', 'completed', ['thirdPartyAccept']],
  ['Pending', 'open', ['thirdPartyAccept']],
])('the status %s means %s if missing_calls is %j', (status, kind, missing_calls) => {
  const response = answer({ ...prefilledResponse, thirdparty_request_status_code: status, missing_calls })
  expect(requestOutcome(response, 'h-1').kind).toBe(kind)
})

it('without the account, missing_calls is ignored', () => {
  const response = answer({
    thirdparty_request_status_code: 'Rejected',
    missing_calls: ['thirdPartyReject'],
  })
  expect(requestOutcome(response, 'h-1')).toEqual({ kind: 'rejected' })
})

const calls = {
  sendThirdPartyAcceptV2: ['Sent Successfully'],
  sendThirdPartyRejectV2: ['Sent Successfully'],
  thirdPartyAccept: [recordWritten],
  thirdPartyReject: [recordWritten],
}
it.each([
  ['Accepted', 'loadingAccount', 'accepted', ['sendThirdPartyAcceptV2', 'thirdPartyAccept'], true],
  ['Rejected', 'answering', 'rejected', ['sendThirdPartyRejectV2', 'thirdPartyReject'], false],
] as const)(
  'after %s, %s sends the missing calls and ends in %s',
  async (status, first, end, missing, isKept) => {
    const { actor, asked, services } = startRequestFlow({
      ...calls,
      getThirdPartyRequest: [
        answer({ ...prefilledResponse, thirdparty_request_status_code: status, missing_calls: missing }),
      ],
    })
    const stored = () => thirdPartyRecords(services.storage).thirdParty.read()
    await waitFor(actor, (snapshot) => snapshot.matches(first))
    expect(stored()).toMatchObject({ isAccepted: false, request: { hashcode: 'h-1' } })
    await waitFor(actor, (snapshot) => snapshot.matches(end))
    expect(
      asked
        .filter(({ name }) => name !== 'getThirdPartyRequest' && name !== 'getPrimaryAccountInfo')
        .map(({ name, body }) => [name, body]),
    ).toEqual([
      [missing[0], { businessPartnerNumber: '1100000001', connectionContractNumber: '210012345678' }],
      [missing[1], { contractNumber: '210012345678' }],
    ])
    expect(stored()?.isAccepted ?? false).toBe(isKept)
  },
)
