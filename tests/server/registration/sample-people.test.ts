import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allLanguages } from '../../../src/contract/languages.ts'
import { loginIdError } from '../../../machines/rules/login-id.ts'
import { passwordError } from '../../../machines/rules/password.ts'
import { people } from '../../../src/sandbox/people/people.ts'
import { peoplePage } from '../../../src/sandbox/pages/people-page.ts'
import {
  displayName,
  isOrganization,
  samplePassword,
  type SamplePerson,
} from '../../../src/sandbox/people/person.ts'
import { seedPeople } from '../../../src/sandbox/seed/seed.ts'
import { openDesk, type Desk } from '../harness/desk.ts'
import { matching } from '../harness/matching.ts'
import { ago } from '../../../src/server/database/database.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await seedPeople(desk.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' })
})
afterAll(() => desk.close())

const find = (name: string): SamplePerson => {
  const person = people.find((one) => displayName(one.name) === name)
  if (!person) throw new Error(`nobody called ${name}`)
  return person
}

const eligibilityOf = async (person: SamplePerson) => {
  const visitor = await desk.visitor()
  const { contractNumber: connectionContractNumber, name } = person
  const answer = await visitor.call(
    'checkRegistrationEligibility',
    isOrganization(name)
      ? { connectionContractNumber, customerType: 'Organization', customerName: name.customerName }
      : { connectionContractNumber, customerType: 'Person', middleName: '', ...name },
  )
  return { visitor, answer }
}

const mailedCode = async ({ email }: SamplePerson) => {
  const { links } = await desk.lastMessage(email)
  return new URL(links[0] ?? '', 'http://portal.example').searchParams.get('code') ?? ''
}

const expectedDetails: [string, string, string][] = [
  ['Jordan M Rivera', '', ''],
  ['The Riverton Cooperative Nursery, Community Garden and Allotment Society', '', ''],
  ['Walter Okafor', 'SAP Registration Process not successful', '068'],
  ['Linh Tran', 'SAP Registration Process not successful', '014'],
  ['Grace Adeyemi', 'NY Company code present', ''],
  ['Five Towns Hardware Inc.', 'NY Company code present', ''],
  ['Samuel David Cohen', 'NY Only Customer', ''],
  ['Elena Petrova', 'Registration on hold', ''],
  ['Maria Chen', 'Account Already Registered', ''],
  ['Noah Kowalski', 'Account Already Registered', ''],
  ['Mill Race Bakery LLC', 'Account Already Registered', ''],
  ['Aisha Bello', '', ''],
]

describe('eligibility of sample people', () => {
  test.each(expectedDetails)(
    '%s gets Details "%s" and StatusCode "%s"',
    async (name, Details, StatusCode) => {
      const { answer } = await eligibilityOf(find(name))
      expect(answer).toMatchObject({
        Status: Details === '' ? 'Eligible' : 'Ineligible',
        Details,
        StatusCode,
      })
    },
  )

  test('the table above has every person whose eligibility the sandbox page shows', () => {
    const shown = people.filter((person) =>
      person.demonstrates.some(({ flow, todo }) => flow === 'eligibility' && !todo?.startsWith('Type')),
    )
    const told = new Set([...expectedDetails.map(([name]) => name), 'Derek Stone'])
    expect(shown.map((person) => displayName(person.name)).filter((name) => !told.has(name))).toEqual([])
  })
})

const register = async (name: string, fields: Record<string, unknown> = {}) => {
  const person = find(name)
  const { visitor } = await eligibilityOf(person)
  const record = {
    ...desk.record(person.contractNumber),
    loginId: `try-${person.contractNumber.slice(-4)}`,
    ...fields,
  }
  return { visitor, created: await visitor.call('createUserWithCredentials', record), record }
}

describe('registration of sample people', () => {
  test.each([
    ['Jordan M Rivera', { mfaOptIn: true, mfaPhoneFactor: '+16095550148' }, 'STAGED', 'Success'],
    ['The Riverton Cooperative Nursery, Community Garden and Allotment Society', {}, 'PROVISIONED', ''],
    ["Siobhan O'Brien-Walsh", { mfaOptIn: true, mfaPhoneFactor: '+16095550199' }, 'STAGED', 'Failed'],
    ['Harold Bishop', {}, 'FAILED', ''],
    ['Aisha Bello', {}, 'STAGED', ''],
  ])(
    '%s with %o gets status %s and mfaEnrolledStatus "%s"',
    async (name, fields, status, mfaEnrolledStatus) => {
      expect((await register(name, fields)).created).toMatchObject({ status, mfaEnrolledStatus })
    },
  )

  test('registrationPending for Ingrid Larsen answers E', async () => {
    const { visitor, created, record } = await register('Ingrid Larsen')
    expect(created.status).toBe('STAGED')
    const { connectionContractNumber, email } = record
    const answer = await visitor.call('registrationPending', {
      connectionContractNumber,
      customerName: 'Ingrid Larsen',
      email,
    })
    expect(answer).toEqual({ returnStatuses: [{ returnStatus: 'E' }] })
  })
})

describe('activation of sample people', () => {
  test.each([
    ['Maria Chen', { Status: 'Success', 'Already Activated': 'True' }],
    ['Omar Haddad', { Status: 'Success', 'Interaction Record Created': 'False', LoginId: 'omar-haddad' }],
    ['Mill Race Bakery LLC', { Status: 'Success', Name: 'Mill Race Bakery LLC' }],
    ['Fatima Zahra Idrissi', { Status: 'Success', 'Interaction Record Created': 'True' }],
    ['Beatriz Lima', { Status: 'Failed', Details: matching(/BadTagException/) }],
    ['Derek Stone', { Status: 'Failed', Details: '' }],
  ])('%s gets %o', async (name, answer) => {
    const cipherText = await mailedCode(find(name))
    expect(await desk.stranger().call('completeRegistration', { cipherText })).toMatchObject(answer)
  })
})

describe('sign-in of sample people', () => {
  test.each([
    ['mchen_1207', 'Success'],
    ['dnovak_1977', 'Success'],
    ['ruth-abrams', 'Success'],
    ['tomasherrera', 'Success'],
    ['nkowalski1', 'STAGED'],
    ['dstone_140', 'SUSPENDED'],
  ])('%s gets %s', async (loginId, Status) => {
    const visitor = await desk.visitor()
    expect(await visitor.call('userLogin', { loginId, password: samplePassword })).toEqual({ Status })
  })
})

test('every sample login ID and the sample password meet the rules', () => {
  const problems = people.flatMap(({ login }) =>
    login ? [loginIdError(login.loginId), passwordError(samplePassword, login.loginId)] : [],
  )
  expect(new Set(problems)).toEqual(new Set([null]))
})

test('a second start keeps all changes and renews waiting registrations', async () => {
  const jordan = find('Jordan M Rivera').contractNumber
  const noah = find('Noah Kowalski')
  const { db } = desk
  await db
    .updateTable('account')
    .set({ email: 'changed@example.com' })
    .where('contractNumber', '=', jordan)
    .execute()
  await db
    .updateTable('login')
    .set({ createdAt: ago(40, 'day') })
    .where('loginId', '=', 'nkowalski1')
    .execute()
  const count = async () => [
    (await db.selectFrom('account').select('contractNumber').execute()).length,
    (await db.selectFrom('login').select('oktaId').execute()).length,
    (await db.selectFrom('alert').select('id').execute()).length,
    (await db.selectFrom('message').select('id').execute()).length,
  ]
  const before = await count()
  await Promise.all([
    seedPeople(desk.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' }),
    seedPeople(desk.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' }),
  ])
  expect(await count()).toEqual(before)
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('contractNumber', '=', jordan)
    .executeTakeFirst()
  expect(account).toEqual({ email: 'changed@example.com' })
  expect((await eligibilityOf(noah)).answer).toMatchObject({ 'Okta Account Status': 'STAGED' })
  const derek = await db
    .selectFrom('login')
    .select('status')
    .where('loginId', '=', 'dstone_140')
    .executeTakeFirst()
  expect(derek).toEqual({ status: 'SUSPENDED' })
})

test('three active alerts, one of each level, are answered in each language', async () => {
  const alerts = await desk.stranger().call('getActiveAlerts', undefined)
  for (const spoken of allLanguages)
    expect(alerts.filter(({ language }) => language === spoken).map(({ alertLevel }) => alertLevel)).toEqual([
      3, 2, 1,
    ])
  expect(alerts).toHaveLength(12)
})

test('the sandbox page shows each person, their login and the link to open', async () => {
  const page = await peoplePage(desk.db)
  const shown = people.flatMap(({ contractNumber, login, demonstrates }) => {
    const isTyped = demonstrates.some(({ flow }) => flow === 'activation' || flow === 'signIn')
    return [`XXXX-${contractNumber}`, ...(login && isTyped ? [login.loginId] : [])]
  })
  expect(shown.filter((text) => !page.includes(text))).toEqual([])
  expect(page).toContain('O&#39;Brien-Walsh')
  expect(page).toContain('/register?accountNumber=210012345678&amp;customerType=P&amp;firstName=Jordan')
  expect(page).toMatch(/href="[^"]*\/registrationComplete\?code=[\w-]+&amp;ui_locales=\w+"/)
})
