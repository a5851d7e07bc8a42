import { expect, test } from 'vitest'
import { holderOf, openServerFixture } from '../harness/server-fixture.ts'
import { ago } from '../../../src/server/database/database.ts'
import { longAgo } from '../harness/rows.ts'

const fixture = await openServerFixture()

const person = (connectionContractNumber: string, names: Partial<Record<string, string>> = {}) => ({
  ...holderOf(connectionContractNumber),
  ...names,
})
const eligible = {
  Status: 'Eligible',
  Details: '',
  StatusCode: '',
  'Okta Account Status': '',
  'Okta Id': '',
}
const check = (number: string, names?: Partial<Record<string, string>>) =>
  fixture.visitor().call('checkRegistrationEligibility', person(number, names))
const ineligible = (Details: string, more: Record<string, string> = {}) => ({
  ...eligible,
  Status: 'Ineligible',
  Details,
  ...more,
})

test.each([
  ['as on the bill', {}],
  ['in another case', { firstName: 'ADA', lastName: 'brook' }],
  ['with the middle name', { middleName: 'mary  lou' }],
])('an account is eligible if the name is entered %s', async (_, names) => {
  const number = await fixture.account({ middleName: 'Mary Lou' })
  expect(await check(number, names)).toEqual(eligible)
})

test.each([
  ['another first name', { firstName: 'Eda' }],
  ['another last name', { lastName: 'Brooks' }],
  ['a wrong middle name', { middleName: 'Ann' }],
  ['first and last name swapped', { firstName: 'Brook', lastName: 'Ada' }],
])('with %s the eligibility check returns "Incorrect account details provided"', async (_, names) => {
  const number = await fixture.account({ middleName: 'Mary Lou' })
  expect(await check(number, names)).toEqual(ineligible('Incorrect account details provided'))
})

test("a business is eligible by its name, not by a person's", async () => {
  const number = await fixture.account({
    customerType: 'Organization',
    customerName: 'Brook & Sons',
    firstName: '',
    lastName: '',
  })
  const visitor = fixture.visitor()
  const business = { connectionContractNumber: number, customerType: 'Organization' as const }
  const ask = (customerName: string) =>
    visitor.call('checkRegistrationEligibility', { ...business, customerName })
  expect(await ask('brook &  sons')).toEqual(eligible)
  expect(await ask('Brook and Sons')).toEqual(ineligible('Incorrect account details provided'))
  expect(await check(number)).toEqual(ineligible('Incorrect account details provided'))
})

test('the eligibility check refuses an unknown account number', async () => {
  expect(await check('999999999999')).toEqual(ineligible('Connection contract number does not exist'))
})

test.each([
  [{ registrationRefusal: 'SAP Registration Process not successful', registrationRefusalCode: '068' }, '068'],
  [{ registrationRefusal: 'SAP Registration Process not successful', registrationRefusalCode: '014' }, '014'],
  [{ registrationRefusal: 'NY Only Customer' }, ''],
])('a registration that the records forbid gets their reason: %o', async (columns, StatusCode) => {
  const number = await fixture.account(columns)
  expect(await check(number)).toEqual(ineligible(columns.registrationRefusal, { StatusCode }))
})

test('the eligibility check refuses New York', async () => {
  const number = await fixture.account({ companyCode: 'NY' })
  expect(await check(number)).toEqual(ineligible('NY Company code present'))
})

test('a wrong name hides whether there is a login or New York', async () => {
  const { contractNumber } = await fixture.registered()
  const numbers = [contractNumber, await fixture.account({ companyCode: 'NY' })]
  for (const number of numbers)
    expect(await check(number, { firstName: 'Eda' })).toEqual(
      ineligible('Incorrect account details provided'),
    )
})

test('a registration in progress is refused with its Okta ID', async () => {
  const { contractNumber, oktaId } = await fixture.registered()
  const visitor = fixture.visitor()
  expect(await visitor.call('checkRegistrationEligibility', person(contractNumber))).toEqual(
    ineligible('Account Already Registered', { 'Okta Account Status': 'STAGED', 'Okta Id': oktaId }),
  )
  expect(await visitor.call('resendActivationEmail', { oktaId })).toMatchObject({
    Status: 'Sent Successfully',
  })
  expect(await visitor.call('listFactorsApi', { oktaId })).toEqual({ factors: [] })
})

test.each(['ACTIVE', 'SUSPENDED'])(
  'an account whose login is %s is refused without Okta ID',
  async (status) => {
    const { contractNumber, oktaId } = await fixture.registered()
    await fixture.setLogin(oktaId, { status })
    expect(await check(contractNumber)).toEqual(
      ineligible('Account Already Registered', { 'Okta Account Status': status }),
    )
  },
)

test('an account is eligible again after three weeks without activation', async () => {
  const { contractNumber, oktaId } = await fixture.registered()
  await fixture.setLogin(oktaId, { createdAt: ago(21 * 24 - 1, 'hour') })
  expect(await check(contractNumber)).toMatchObject({ Details: 'Account Already Registered' })
  await fixture.setLogin(oktaId, { createdAt: ago(21 * 24 + 1, 'hour') })
  expect(await check(contractNumber)).toEqual(eligible)
})

test.each([
  ['exists', () => fixture.account()],
  ['does not exist', () => Promise.resolve('888888888888')],
])('if an account %s, its 21st eligibility check gets 429', async (_, makeNumber) => {
  const number = await makeNumber()
  for (let tried = 0; tried < 20; tried += 1) await check(number, { firstName: `Eda${tried}` })
  const refusal = await fixture.visitor().refusal('checkRegistrationEligibility', person(number))
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refusal.retryAfter).toBeGreaterThan(0)
})

test('known and unknown account numbers get the same status and headers', async () => {
  const visitor = fixture.visitor()
  const hit = await visitor.send('checkRegistrationEligibility', person(await fixture.account()))
  const miss = await visitor.send('checkRegistrationEligibility', person('777777777777'))
  const names = (response: Response) => [...response.headers.keys()].toSorted()
  expect(miss.status).toBe(hit.status)
  expect(names(miss)).toEqual(names(hit))
})

test('contractAccountExists returns whether the account exists', async () => {
  const exists = (connectionContractNumber: string) =>
    fixture.visitor().call('contractAccountExists', { connectionContractNumber })
  expect(await exists(await fixture.account())).toEqual({ exists: true })
  expect(await exists('666666666666')).toEqual({ exists: false })
})

test("loginIdValid is false for another session's login ID in either case", async () => {
  const { loginId, visitor } = await fixture.registered()
  const otherVisitor = fixture.visitor()
  expect(await otherVisitor.call('loginIdValid', { loginId: 'never-seen-1' })).toBe(true)
  expect(await otherVisitor.call('loginIdValid', { loginId })).toBe(false)
  expect(await otherVisitor.call('loginIdValid', { loginId: loginId.toUpperCase() })).toBe(false)
  expect(await visitor.call('loginIdValid', { loginId })).toBe(true)
  expect(await otherVisitor.call('loginIdValid', { loginId: 'short' })).toBe(false)
})

test('loginIdValid is true for the login ID of a lapsed registration', async () => {
  const { loginId, oktaId } = await fixture.registered()
  await fixture.setLogin(oktaId, { createdAt: longAgo })
  expect(await fixture.visitor().call('loginIdValid', { loginId })).toBe(true)
})
