import { expect, test } from 'vitest'
import type { Body } from '../../../src/contract/operations.ts'
import { textMatching } from '../harness/text-matching.ts'
import { phoneLookupBody, openRecoveryFixture } from '../harness/recovery-fixture.ts'

const fixture = await openRecoveryFixture()

type Criteria = Body<'addressLookup'>

const phoneLookup = async (body: Criteria) => fixture.visitor().call('phoneNumberLookup', body)
const addressLookup = async (body: Criteria) => fixture.visitor().call('addressLookup', body)
const sent = { Status: 'Sent Successfully', Recipient: 'g•••••h@example.com' }
const notFound = { Status: 'Account Not Found', Recipient: '' }

const gloria = phoneLookupBody('Gloria', 'Mensah', '+16095550160')
const gloriaAt = {
  customerType: 'individual',
  firstName: 'Gloria',
  lastName: 'Mensah',
  houseNumber: '102',
  streetName: 'witherspoon',
  supplement: '',
  city: 'Princeton',
  state: 'NJ',
  zipCode: '08540',
  email: '',
} as const

test('phoneNumberLookup and addressLookup find a business by its name', async () => {
  const business = { customerType: 'business', customerName: 'nassau  street books, INC.' } as const
  const expected = { Status: 'Sent Successfully', Recipient: 't•••••l@nassaubooks.example.com' }
  expect(await phoneLookup({ ...business, phoneNumber: '+16095550161' })).toEqual(expected)
  const place = { streetName: 'Nassau St', city: 'princeton', state: 'nj', zipCode: '08540-1234' }
  expect(await addressLookup({ ...business, ...place })).toEqual(expected)
})

test('the account number is in the mail, not in the response', async () => {
  const response = await fixture.visitor().send('phoneNumberLookup', gloria)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.text()).not.toContain('210012346205')
  const mail = (await fixture.mailsTo('gloria.mensah@example.com')).at(-1)
  expect(mail?.body).toContain('XXXX-210012346205')
  expect(mail?.links[0]).toMatch(/\/register\?accountNumber=210012346205&customerType=P&ui_locales=en$/)
})

test("the account number's mail is in the page's language", async () => {
  const page = fixture.visitor().withLanguage('es')
  await page.call('phoneNumberLookup', gloria)
  await page.call('phoneNumberLookup', phoneLookupBody('Priya', 'Raman', '+16095550140'))
  for (const recipient of ['gloria.mensah@example.com', 'priya.raman@example.com'])
    expect((await fixture.mailsTo(recipient)).at(-1)).toMatchObject({
      language: 'es',
      links: [textMatching(/&ui_locales=es$/)],
    })
})

test('two accounts with one address are in one mail', async () => {
  const own = { firstName: 'Iris', lastName: 'Vale', phone: '+16095557700', email: 'iris.vale@example.com' }
  const one = await fixture.account(own)
  const two = await fixture.account(own)
  await phoneLookup(phoneLookupBody('Iris', 'Vale', '+16095557700'))
  const mails = await fixture.mailsTo('iris.vale@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain(`XXXX-${one}\nXXXX-${two}\n`)
})

test.each([
  ...['(609) 555-0160', '609.555.0160', '1 609 555 0160', '+1 609-555-0160', ' 6095550160 '].map(
    (phoneNumber) => ({ phoneNumber }),
  ),
  { phoneNumber: '', phoneNumberNoCountry: '609 555 0160' },
  { firstName: ' gloria ', lastName: 'MENSAH' },
])('phoneNumberLookup finds the account with %o', async (typed) => {
  expect(await phoneLookup({ ...gloria, ...typed })).toEqual(sent)
})
test.each([
  [{ lastName: 'Mensa' }],
  [{ firstName: '' }],
  [{ firstName: '', lastName: '' }],
  [{ phoneNumber: '+16095550161' }],
  [{ phoneNumber: '' }],
  [{ phoneNumber: 'not a phone' }],
  [{ phoneNumber: '+44 609 555 0160' }],
  [{ customerType: 'business', customerName: 'Gloria Mensah' } as const],
  [{ customerType: 'business', customerName: '' } as const],
])('phoneNumberLookup finds no account with %o', async (typed) => {
  expect(await phoneLookup({ ...gloria, ...typed })).toEqual(notFound)
})
test('phoneNumberLookup finds no account without first name by spaces', async () => {
  const phone = '+16095557711'
  await fixture.account({ firstName: '', lastName: 'Prince', email: 'prince@example.com', phone })
  expect(await phoneLookup(phoneLookupBody('  ', 'Prince', phone))).toEqual(notFound)
})
test('phoneNumberLookup does not find an account without a phone on record', async () => {
  await fixture.account({ firstName: 'Ann', lastName: 'Onymous', email: 'ann@example.com', phone: '' })
  expect(await phoneLookup(phoneLookupBody('Ann', 'Onymous', ''))).toEqual(notFound)
})

test('after ten tries for one street addressLookup answers 429', async () => {
  const person = { customerType: 'individual', firstName: 'No', lastName: 'Body' } as const
  const streets = ['Park Place Road', 'park  place', 'PARK', 'Park Pl. N', 'Park Road']
  const guesses = [...streets, ...streets].map((streetName, at) => ({
    ...person,
    streetName,
    houseNumber: String(at),
    city: `Town ${at}`,
    state: 'NJ',
    zipCode: at % 2 ? '08099' : '08099-1234',
  }))
  for (const guess of guesses) expect(await addressLookup(guess)).toMatchObject(notFound)
  const again = { ...person, streetName: 'Park Street', houseNumber: '99', zipCode: '08099' }
  expect(await fixture.visitor().refusal('addressLookup', again)).toMatchObject({ status: 429 })
  expect(await addressLookup({ ...again, streetName: 'Mill Street' })).toMatchObject(notFound)
})

test('addressLookup finds a street that ends in two types', async () => {
  const carmen = { firstName: 'Carmen', lastName: 'Ruiz Vega', houseNumber: '52', streetName: 'park place' }
  const place = { city: 'Cranbury', state: 'NJ', zipCode: '08512' }
  const found = await addressLookup({ customerType: 'individual', ...carmen, ...place })
  expect(found).toMatchObject({ Status: 'Sent Successfully' })
})
test.each([
  ...['Witherspoon Street N', 'WITHERSPOON ST', 'witherspoon st.', '  Witherspoon  ', 'witherspoon ave'].map(
    (streetName) => ({ streetName }),
  ),
  { houseNumber: '' },
  { supplement: 'APT  4' },
  { email: 'Gloria.Mensah@example.com' },
  { firstName: 'Glória', lastName: 'MENSAH' },
  { city: 'PRINCETON', state: 'nj' },
  { zipCode: '08540-0001' },
])('addressLookup finds the account with %o', async (typed) => {
  expect(await addressLookup({ ...gloriaAt, ...typed })).toEqual(sent)
})
test.each([
  [{ houseNumber: '104' }],
  [{ supplement: 'Apt 5' }],
  [{ email: 'gloria.mensa@example.com' }],
  [{ city: 'Cranbury' }],
  [{ state: 'PA' }],
  [{ zipCode: '08541' }],
  [{ zipCode: '' }],
  [{ streetName: '' }],
  [{ streetName: 'street' }],
  [{ streetName: 'wither' }],
  [{ lastName: '' }],
])('addressLookup finds no account with %o', async (typed) => {
  expect(await addressLookup({ ...gloriaAt, ...typed })).toEqual(notFound)
})
