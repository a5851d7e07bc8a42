import { describe, expect, test } from 'vitest'
import type { Body } from '../../../src/contract/operations.ts'
import { headers } from '../../../src/contract/http.ts'
import { thirdPartyOperations } from '../../../src/contract/third-party.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'
import { registrationFor, thirdPartiesOf, type AcceptedRequest } from '../harness/third-party-fixture.ts'
import { inParallel } from '../harness/parallel.ts'

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)
const anybody = await thirdParties.accepted()

type Registration = Body<'thirdPartyRegistrationSubmit'>
const none = { houseNumber: '', streetName: '', city: '', state: '', zipCode: '' }
const addresses: Record<Registration['addressType'], Partial<Registration>> = {
  STANDARD: { addressType: 'STANDARD', country: 'USA' },
  'PO BOX': {
    ...none,
    addressType: 'PO BOX',
    poBox: '117',
    city: 'Riverton',
    state: 'NJ',
    poBoxZip: '08077',
  },
  MILITARY: {
    ...none,
    addressType: 'MILITARY',
    unit: 'PSC',
    unitNumber: '1204',
    apoFmoDpo: 'APO',
    aeApAA: 'AE',
    zipCode: '09012',
    country: 'USA',
  },
  FOREIGN: {
    addressType: 'FOREIGN',
    houseNumber: '12',
    streetName: 'Rue du Puits',
    city: 'Sherbrooke',
    state: 'Québec',
    country: 'CA',
    foreignState: 'Québec',
    foreignCountry: 'CA',
    zipCode: 'J1H 1A1',
  },
}
const kinds = ['STANDARD', 'PO BOX', 'MILITARY', 'FOREIGN'] as const

const submit = async ({ visitor, request }: AcceptedRequest, more: Partial<Registration> = {}) => {
  const body = registrationFor(request, more)
  return { body, answer: await visitor.call('thirdPartyRegistrationSubmit', body) }
}

const signIn = async ({ loginId, password }: Registration) =>
  (await fixture.visitor().call('userLogin', { loginId, password })).Status

describe.each(kinds)('thirdPartyRegistrationSubmit accepts an address of the type %s', (kind) => {
  test('thirdPartyRegistrationSubmit creates, links and completes', async () => {
    const guest = await thirdParties.accepted()
    const { body, answer } = await submit(guest, addresses[kind])
    expect(answer).toEqual({
      Status: 'Success',
      Details: '',
      errorSummaryStatus: '',
      errorCauses: [],
      oktaId: textMatching(/^00u\w{17}$/),
      smsFactorId: '',
      mfaEnrolledStatus: '',
      thirdPartyBusinessPartnerNumber: textMatching(/^TP-\d{10}$/),
    })
    expect(await thirdParties.holdersOf(guest.request)).toEqual([
      { oktaId: answer.oktaId, role: 'secondary' },
    ])
    expect(await thirdParties.statusOf(guest.request)).toBe('Completed')
    expect(await signIn(body)).toBe('Success')
    expect(await fixture.lastMessage(body.email)).toMatchObject({ subject: 'Your MyWater login is ready' })
  })
})

/** Secrets are stored as hashes, the name in one column. The rest is compared with the request. */
const notAsSent =
  'connectionContractNumber primaryBusinessPartnerNumber thirdPartyBusinessPartnerNumber thirdPartyURLHashCode relationshipType middleName phoneCountryCode password securityAnswer mfaOptIn'

test('each field of a registration is stored', async () => {
  const stored = new Set(notAsSent.split(' '))
  const names = { middleName: 'Xaver', careOfName: 'Ines Hart', streetSupplement: 'Rear' }
  const more = { ...names, telephone1Ext: '4711', mfaOptIn: true }
  for (const [place, kind] of kinds.entries()) {
    const sent = { ...more, mfaPhoneFactor: `+1609555012${place}`, ...addresses[kind] }
    const { body, answer } = await submit(await thirdParties.accepted(), sent)
    const { oktaId } = answer
    const login = await fixture.loginOf(oktaId)
    expect(login.customerName).toBe('Theo Xaver Hart')
    const others = [fixture.rowOf('factor', { oktaId }), fixture.rowOf('thirdPartyPartner', { oktaId })]
    const rows = JSON.stringify([login, ...(await Promise.all(others))])
    for (const [name, value] of Object.entries(body))
      if (value !== '' && rows.includes(JSON.stringify(value))) stored.add(name)
  }
  const { entries } = thirdPartyOperations.thirdPartyRegistrationSubmit.body
  expect([...stored].toSorted()).toEqual(Object.keys(entries).toSorted())
})

const needed: Record<Registration['addressType'], (keyof Registration)[]> = {
  STANDARD: ['houseNumber', 'streetName', 'city', 'state', 'zipCode'],
  'PO BOX': ['poBox', 'city', 'state', 'poBoxZip'],
  MILITARY: ['unit', 'unitNumber', 'apoFmoDpo', 'aeApAA', 'zipCode'],
  FOREIGN: [
    'houseNumber',
    'streetName',
    'city',
    'state',
    'country',
    'foreignState',
    'foreignCountry',
    'zipCode',
  ],
}
const partnerRefusals: [string, Partial<Registration>][] = [
  ...kinds.flatMap((kind) =>
    needed[kind].map((field): [string, Partial<Registration>] => [
      `${kind} without ${field}`,
      { ...addresses[kind], [field]: ' ' },
    ]),
  ),
  ['an unknown state', { state: 'ZZ' }],
  ['an unknown military branch', { ...addresses.MILITARY, apoFmoDpo: 'ABC' }],
  ['an unknown military region', { ...addresses.MILITARY, aeApAA: 'ZZ' }],
  ['a standard address in another country', { country: 'CA' }],
  ['a sentence as a name', { lastName: 'You won! Call 609 555 0148' }],
  ['a phone number with too few digits', { telephone1: '+1609555' }],
]

const invalid: [string, string, Partial<Registration>][] = [
  ...partnerRefusals.map(([name, more]): [string, string, Partial<Registration>] => [
    'Business partner not created',
    name,
    more,
  ]),
  ['No jurisdiction code', 'zip 00000', { zipCode: '00000' }],
  ['No jurisdiction code', 'a zip of four digits', { zipCode: '0807' }],
  ['No jurisdiction code', 'a PO box in zip 00012', { ...addresses['PO BOX'], poBoxZip: '00012' }],
  ['No jurisdiction code', 'a military zip 00000', { ...addresses.MILITARY, zipCode: '00000' }],
  ['Account not created', 'a login ID too short', { loginId: 'seven77' }],
  ['Account not created', 'an unknown question', { securityQuestion: 'favorite_password' }],
  ['Account not created', 'a short answer', { securityAnswer: 'abc' }],
  ['Account not created', 'an answer that equals the password', { securityAnswer: 'blue-kettle-42' }],
  ['Account not created', 'an invalid email', { email: 'theo' }],
  ['Account not created', 'a second factor without a phone', { mfaOptIn: true }],
  ['Accounts not linked', 'another account', { connectionContractNumber: '999999999999' }],
  ['Accounts not linked', 'another primary partner', { primaryBusinessPartnerNumber: '1' }],
  ['Accounts not linked', 'another third party', { thirdPartyBusinessPartnerNumber: '1' }],
  ['Accounts not linked', 'another code', { thirdPartyURLHashCode: 'x' }],
]
test.each(invalid)('refusal "%s": a registration with %s stores nothing', async (Details, _, more) => {
  const before = await thirdParties.readAllRows()
  const { answer } = await submit(anybody, more)
  expect(answer).toMatchObject({ Status: 'Failed', Details, errorCauses: [], oktaId: '' })
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test('a login ID in use in either case is not available', async () => {
  const { loginId } = await fixture.registered()
  const before = await thirdParties.readAllRows()
  const { answer } = await submit(anybody, { loginId: loginId.toUpperCase() })
  expect(answer).toMatchObject({ Status: 'Failed', Details: 'Login ID not available' })
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test.each([
  ['Password2026', 'en', /commonly used/],
  ['Password2026', 'es', /muy usadas/],
  ['weakpassword', 'en', /at least 8 characters/],
] as const)('the password %s is refused with a message in %s', async (password, language, summary) => {
  const { answer } = await submit(
    { ...anybody, visitor: anybody.visitor.withLanguage(language) },
    { password },
  )
  expect(answer).toMatchObject({
    Status: 'Failed',
    Details: '',
    errorSummaryStatus: 'Password policy',
    errorCauses: [{ errorSummary: textMatching(summary) }],
  })
})

test.each(['Business partner not created', 'Accounts not linked', 'Account not created'])(
  'thirdPartyRegistrationSubmit returns "%s" if the records refuse so',
  async (refusal) => {
    const { answer } = await submit(await thirdParties.accepted({ refusal }))
    expect(answer).toMatchObject({ Status: 'Failed', Details: refusal })
  },
)

test('thirdPartyRegistrationSubmit returns "Account not created" if the identity provider refuses the user', async () => {
  const { answer } = await submit(await thirdParties.accepted({}, { creationRefused: true }))
  expect(answer).toMatchObject({ Status: 'Failed', Details: 'Account not created' })
})

test.each(['Pending', 'Rejected', 'Removed', 'Expired', 'Completed'] as const)(
  'a third-party request that is %s cannot be registered for',
  async (status) => {
    const request = await thirdParties.mailed({ status })
    const { answer } = await submit({ visitor: fixture.visitor(), request })
    expect(answer).toMatchObject({ Status: 'Failed', Details: 'Accounts not linked' })
    expect(await thirdParties.holdersOf(request)).toEqual([])
  },
)

test('a third-party submit repeated without a key must be unchanged', async () => {
  const guest = await thirdParties.accepted()
  const { body, answer } = await submit(guest, { mfaOptIn: true, mfaPhoneFactor: '+16095550171' })
  expect(answer).toMatchObject({ Status: 'Success', mfaEnrolledStatus: 'Success' })
  const before = await thirdParties.readAllRows()
  expect(await guest.visitor.call('thirdPartyRegistrationSubmit', body)).toEqual(answer)
  const refusals = [
    await guest.visitor.call('thirdPartyRegistrationSubmit', { ...body, password: 'Blue-Kettle-43' }),
    await guest.visitor.call('thirdPartyRegistrationSubmit', { ...body, loginId: 'another-hart' }),
    await fixture.visitor().call('thirdPartyRegistrationSubmit', body),
  ]
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ Status: 'Failed', Details: 'Accounts not linked', oktaId: '' })
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test('a third party with a login cannot register another', async () => {
  const { contractNumber } = await fixture.activated()
  const guest = await thirdParties.accepted({ businessPartnerNumber: contractNumber.slice(-10) })
  expect((await submit(guest)).answer).toMatchObject({ Status: 'Failed', Details: 'Accounts not linked' })
})

test('a link that expires after the acceptance cannot register', async () => {
  const guest = await thirdParties.accepted()
  await fixture.expireLinks(guest.request.id)
  expect((await submit(guest)).answer).toMatchObject({ Status: 'Failed', Details: 'Accounts not linked' })
})

test('another address than the invited leaves the login STAGED', async () => {
  const { body } = await submit(await thirdParties.accepted(), { email: 'elsewhere@example.com' })
  expect(await signIn(body)).toBe('STAGED')
  const cipherText = await fixture.lastCode(body.email)
  const visitor = fixture.visitor()
  const activated = await visitor.call('completeRegistration', { cipherText })
  expect(activated).toMatchObject({ LoginId: body.loginId })
  expect(activated.ConnectionContractNumber).toBe(body.connectionContractNumber)
  expect(await signIn(body)).toBe('Success')
  const { ConnectionContractNumber: connectionContractNumber, BusinessPartnerNumber } = activated
  const record = { bussinessPartnerNumber: BusinessPartnerNumber, connectionContractNumber }
  const whole = { ...record, customerName: activated.Name, email: activated.Email }
  expect(await visitor.call('registrationCompleted', whole)).toMatchObject({
    returnStatuses: [{ returnStatus: 'S' }],
  })
})

test("a third party's second factor gets and takes a code", async () => {
  const guest = await thirdParties.accepted()
  const phone = '+16095557001'
  const { answer } = await submit(guest, { mfaOptIn: true, mfaPhoneFactor: phone })
  expect(answer).toMatchObject({ mfaEnrolledStatus: 'Success', smsFactorId: textMatching(/^sms/) })
  const { oktaId, smsFactorId: factorId } = answer
  const verificationCode = await fixture.lastSmsCode(phone)
  expect(await guest.visitor.call('verifyFactor', { oktaId, factorId, verificationCode })).toEqual({
    status: 'ACTIVE',
  })
})

test('of 16 parallel third-party registrations one succeeds', async () => {
  const guest = await thirdParties.accepted()
  const answers = await inParallel(16, () => submit(guest))
  const successes = answers.filter(({ answer }) => answer.Status === 'Success')
  expect(successes).toHaveLength(1)
  expect(await thirdParties.holdersOf(guest.request)).toHaveLength(1)
})

test('a third-party submit repeated with its key gets the first response', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const body = registrationFor(request)
  const send = async (): Promise<unknown> => {
    const key = { [headers.submit]: 'submit-third-1' }
    return (await visitor.send('thirdPartyRegistrationSubmit', body, key)).json()
  }
  const first: unknown = await send()
  expect(first).toMatchObject({ Status: 'Success' })
  expect(await send()).toEqual(first)
})

test("no response or row contains a third party's password or answer", async () => {
  const { visitor, request } = await thirdParties.accepted()
  const body = registrationFor(request, { password: 'Canary-Pässwort-9', securityAnswer: 'Canary answer 9' })
  const response = await visitor.send('thirdPartyRegistrationSubmit', body)
  const toResponse = (await response.text()) + JSON.stringify(await thirdParties.readAllRows())
  expect(toResponse).toContain(body.loginId)
  expect(toResponse).not.toMatch(/canary/i)
})
