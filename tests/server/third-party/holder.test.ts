import { expect, test } from 'vitest'
import type { Body } from '../../../src/contract/operations.ts'
import { installationOf } from '../harness/identity-server.ts'
import { openServerFixture, type Visitor } from '../harness/server-fixture.ts'
import { registrationFor, thirdPartiesOf, type MailedRequest } from '../harness/third-party-fixture.ts'

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)

type Linking = Partial<Body<'createSecondaryAccountHolder'>>

/** Adds a login and signs in with it. Returns the login and its access token. */
const signedIn = async () => {
  const installation = installationOf(fixture)
  const person = await installation.addPerson()
  const back = await installation.enterPassword(installation.openBrowser(), person.loginId)
  const { answer } = await installation.exchangeCode(back)
  return { ...person, token: answer.access_token }
}

const link = async (visitor: Visitor, request: MailedRequest, token: string | null, more: Linking = {}) => {
  const body = { thirdPartyURLHashCode: request.hashcode, ...more }
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
  const response = await visitor.send('createSecondaryAccountHolder', body, headers)
  expect(response.status).toBe(200)
  return response.json() as Promise<unknown>
}
const outcome = (returnStatus: 'S' | 'E') => ({ outputObject: { returnStatus } })

/** Registers and activates a login. Returns its Okta ID and its business partner number. */
const partner = async () => {
  const { contractNumber, oktaId } = await fixture.activated()
  return { oktaId, number: contractNumber.slice(-10) }
}

test('an access token links the account and completes the request', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const { token, oktaId } = await signedIn()
  expect(await link(visitor, request, token)).toEqual(outcome('S'))
  expect(await thirdParties.holdersOf(request)).toEqual([{ oktaId, role: 'secondary' }])
  expect(await thirdParties.statusOf(request)).toBe('Completed')
  const before = await thirdParties.readAllRows()
  expect(await link(visitor, request, token)).toEqual(outcome('S'))
  const completed = { hashcode: request.hashcode, status: 'Completed' } as const
  expect(await visitor.call('updateThirdPartyRequestStatusCode', completed)).toEqual({ Status: 'Success' })
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test('a second login is not linked to the account', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const first = await signedIn()
  await link(visitor, request, first.token)
  const second = await signedIn()
  expect(await link(fixture.visitor(), request, second.token)).toEqual(outcome('E'))
  expect(await thirdParties.holdersOf(request)).toEqual([{ oktaId: first.oktaId, role: 'secondary' }])
})

test('if 16 people call createSecondaryAccountHolder in parallel, one is linked', async () => {
  const { request } = await thirdParties.accepted()
  const all = []
  for (let person = 0; person < 16; person += 1) all.push(await signedIn())
  const answers = await Promise.all(all.map(({ token }) => link(fixture.visitor(), request, token)))
  expect(answers.filter((answer) => JSON.stringify(answer).includes('S"'))).toHaveLength(1)
  expect(await thirdParties.holdersOf(request)).toHaveLength(1)
})

test('no missing, changed or suspended token links an account', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const { token, oktaId } = await signedIn()
  await fixture.setLogin(oktaId, { status: 'SUSPENDED' })
  const before = await thirdParties.readAllRows()
  for (const wrong of [null, 'x', `${token.slice(0, -4)}AAAA`, token])
    expect(await link(visitor, request, wrong)).toEqual(outcome('E'))
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test('createSecondaryAccountHolder answers 403 with the anonymous token of serviceLogin', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const { access_token = '' } = await visitor.call('serviceLogin', undefined)
  const before = await thirdParties.readAllRows()
  const body = { thirdPartyURLHashCode: request.hashcode }
  const headers = { Authorization: `Bearer ${access_token}` }
  expect((await visitor.send('createSecondaryAccountHolder', body, headers)).status).toBe(403)
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test('the primary holder of the account is not linked again', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const { token, oktaId } = await signedIn()
  const { contractNumber } = request
  await fixture.db.insertInto('loginAccount').values({ oktaId, contractNumber, role: 'primary' }).execute()
  expect(await link(visitor, request, token)).toEqual(outcome('E'))
  expect(await thirdParties.statusOf(request)).toBe('Accepted')
})

test.each(['Pending', 'Rejected', 'Removed', 'Expired'] as const)(
  'a third-party request that is %s links nobody',
  async (status) => {
    const request = await thirdParties.mailed({ status })
    const { token } = await signedIn()
    expect(await link(fixture.visitor(), request, token)).toEqual(outcome('E'))
    expect(await thirdParties.holdersOf(request)).toEqual([])
  },
)

test('a wrong account number, partner number or code links nobody', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const { token } = await signedIn()
  for (const more of [
    { connectionContractNumber: '999999999999' },
    { primaryBusinessPartnerNumber: '1' },
    { thirdPartyBusinessPartnerNumber: '1' },
    { thirdPartyURLHashCode: 'x' },
  ])
    expect(await link(visitor, request, token, more)).toEqual(outcome('E'))
  expect(await thirdParties.holdersOf(request)).toEqual([])
})

test("a partner number links the partner's login, whoever's token comes", async () => {
  const { oktaId, number } = await partner()
  const { visitor, request } = await thirdParties.accepted({ businessPartnerNumber: number })
  const { hashcode } = request
  const shown = await visitor.call('getThirdPartyRequest', { hashcode })
  expect(shown.reln_business_partner_number).toBe(number)
  const { token } = await signedIn()
  const more = { thirdPartyBusinessPartnerNumber: number }
  expect(await link(visitor, request, token, more)).toEqual(outcome('S'))
  expect(await thirdParties.holdersOf(request)).toEqual([{ oktaId, role: 'secondary' }])
})

test("only the login of the request's partner is linked", async () => {
  const { oktaId, number } = await partner()
  const { visitor, request } = await thirdParties.accepted({ businessPartnerNumber: number })
  const { token } = await signedIn()
  expect(await link(visitor, request, token)).toEqual(outcome('S'))
  expect(await thirdParties.holdersOf(request)).toEqual([{ oktaId, role: 'secondary' }])
})

test('a business partner without a login is not named or linked', async () => {
  const number = (await fixture.account()).slice(-10)
  const { visitor, request } = await thirdParties.accepted({ businessPartnerNumber: number })
  const { hashcode } = request
  expect((await visitor.call('getThirdPartyRequest', { hashcode })).reln_business_partner_number).toBe('')
  const more = { thirdPartyBusinessPartnerNumber: number }
  expect(await link(visitor, request, null, more)).toEqual(outcome('E'))
})

test.each([
  ['the invited', {}],
  ['another', { email: 'other@example.com' }],
])('after a registration with %s address the new partner number changes nothing', async (_, more) => {
  const { visitor, request } = await thirdParties.accepted()
  const body = registrationFor(request, more)
  const { thirdPartyBusinessPartnerNumber } = await visitor.call('thirdPartyRegistrationSubmit', body)
  const before = await thirdParties.readAllRows()
  expect(await link(visitor, request, null, { thirdPartyBusinessPartnerNumber })).toEqual(outcome('S'))
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test('a link that the records refuse returns E', async () => {
  const { number } = await partner()
  const refused = { businessPartnerNumber: number, refusal: 'Accounts not linked' }
  const { visitor, request } = await thirdParties.accepted(refused)
  const more = { thirdPartyBusinessPartnerNumber: number }
  expect(await link(visitor, request, null, more)).toEqual(outcome('E'))
  expect(await thirdParties.statusOf(request)).toBe('Accepted')
})
