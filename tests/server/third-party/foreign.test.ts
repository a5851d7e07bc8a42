import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationName } from '../../../src/contract/operations.ts'
import { openServerFixture, type ServerFixture } from '../harness/server-fixture.ts'
import { acceptedRequestOf, registrationFor, readAllRows } from '../harness/third-party-fixture.ts'

/** Calls with the ids of another session, or with a field that the schema does not define, must change nothing. */

let fixture: ServerFixture
let bodies: Record<string, object>
beforeAll(async () => {
  fixture = await openServerFixture()
  const { request } = await acceptedRequestOf(fixture)
  const { contractNumber, businessPartnerNumber } = request
  const wrongCode = `${request.hashcode.slice(0, -2)}xx`
  const numbers = { businessPartnerNumber, connectionContractNumber: contractNumber }
  const guid = { businessPartnerGuid: 'any', connectionContractNumber: contractNumber }
  bodies = {
    getThirdPartyRequest: { hashcode: wrongCode },
    getPrimaryAccountInfo: { contractAccountNumber: contractNumber },
    updateThirdPartyRequestStatusCode: { hashcode: wrongCode, status: 'Rejected' },
    sendThirdPartyAcceptV2: numbers,
    sendThirdPartyRejectV2: numbers,
    thirdPartyAccept: { contractNumber },
    thirdPartyReject: { contractNumber },
    thirdPartyRegistrationSubmit: registrationFor({ ...request, hashcode: wrongCode }),
    createSecondaryAccountHolder: { thirdPartyURLHashCode: wrongCode },
    getEnrollmentDetails: { accountNumber: contractNumber, invitationGuid: 'any' },
    enrollInPaperless: guid,
    paperlessRegistrationComplete: guid,
  }
})
afterAll(() => fixture.close())

const names = [
  'getThirdPartyRequest',
  'getPrimaryAccountInfo',
  'updateThirdPartyRequestStatusCode',
  'sendThirdPartyAcceptV2',
  'sendThirdPartyRejectV2',
  'thirdPartyAccept',
  'thirdPartyReject',
  'thirdPartyRegistrationSubmit',
  'createSecondaryAccountHolder',
  'getEnrollmentDetails',
  'enrollInPaperless',
  'paperlessRegistrationComplete',
] as const satisfies OperationName[]

test.each(names)(
  '%s changes and returns nothing if it is called with the ids of another session',
  async (name) => {
    const before = await readAllRows(fixture)
    const response = await fixture.visitorWithoutCaptcha().send(name, bodies[name])
    expect([200, 403]).toContain(response.status)
    expect(await response.text()).not.toMatch(/Success|"S"|Ada|Theo|Orchard/)
    expect(await readAllRows(fixture)).toEqual(before)
  },
)

test('a mail scanner that only opens the page of a mailed link changes nothing', async () => {
  const { request } = await acceptedRequestOf(fixture)
  const before = await readAllRows(fixture)
  await fetch(`${fixture.origin}/secondaryAccountHolder?code=${request.hashcode}`)
  await fetch(`${fixture.origin}/registrationInvitation?guid=any&accountNumber=${request.contractNumber}`)
  await fetch(`${fixture.origin}/paperlessEnrollment?bpg=any&ca=${request.contractNumber}`)
  expect(await readAllRows(fixture)).toEqual(before)
})
