import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allLanguages, type Language } from '../../../src/contract/languages.ts'
import { loginIdError } from '../../../machines/rules/login-id.ts'
import { passwordError } from '../../../machines/rules/password.ts'
import { people } from '../../../src/sandbox/people/people.ts'
import { peoplePage } from '../../../src/sandbox/pages/people-page.ts'
import {
  displayName,
  isOrganization,
  samplePassword,
  type Flow,
  type SamplePerson,
} from '../../../src/sandbox/people/person.ts'
import { seedPeople } from '../../../src/sandbox/seed/seed.ts'
import { openServerFixture, type ServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'
import { ago } from '../../../src/server/database/database.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
  await seedPeople(fixture.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' })
})
afterAll(() => fixture.close())

const find = (name: string): SamplePerson => {
  const person = people.find((other) => displayName(other.name) === name)
  if (!person) throw new Error(`nobody called ${name}`)
  return person
}

const eligibilityOf = async (person: SamplePerson) => {
  const visitor = await fixture.visitor()
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
  const { links } = await fixture.lastMessage(email)
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

describe('the eligibility check returns for each sample person what the sandbox page lists', () => {
  test.each(expectedDetails)(
    'for %s the eligibility check returns Details "%s" and StatusCode "%s"',
    async (name, Details, StatusCode) => {
      const { answer } = await eligibilityOf(find(name))
      expect(answer).toMatchObject({
        Status: Details === '' ? 'Eligible' : 'Ineligible',
        Details,
        StatusCode,
      })
    },
  )

  test('if the last name is OBrien in place of O’Brien-Walsh, the eligibility check returns "Incorrect account details provided"', async () => {
    const siobhan = find("Siobhan O'Brien-Walsh")
    const { answer } = await eligibilityOf({ ...siobhan, name: { ...siobhan.name, lastName: 'OBrien' } })
    expect(answer.Details).toBe('Incorrect account details provided')
  })

  test('completeRegistration returns "Registration lapsed" for the link of a sample person whose registration has lapsed', async () => {
    const cipherText = await mailedCode(find('Aisha Bello'))
    const { Details } = await fixture.visitorWithoutCaptcha().call('completeRegistration', { cipherText })
    expect(Details).toMatch(/Registration lapsed/)
  })
})

const register = async (name: string, fields: Record<string, unknown> = {}, language: Language = 'en') => {
  const person = find(name)
  const visitor = (await eligibilityOf(person)).visitor.withLanguage(language)
  const record = {
    ...fixture.record(person.contractNumber),
    loginId: `try-${person.contractNumber.slice(-4)}`,
    ...fields,
  }
  return { visitor, created: await visitor.call('createUserWithCredentials', record), record }
}

const creations = [
  ['Jordan M Rivera', { mfaOptIn: true, mfaPhoneFactor: '+16095550148' }, 'STAGED', 'Success'],
  ['The Riverton Cooperative Nursery, Community Garden and Allotment Society', {}, 'PROVISIONED', ''],
  ["Siobhan O'Brien-Walsh", { mfaOptIn: true, mfaPhoneFactor: '+16095550199' }, 'STAGED', 'Failed'],
  ['Harold Bishop', {}, 'FAILED', ''],
  ['Aisha Bello', {}, 'STAGED', ''],
] as const
const mailsInOtherLanguages = [
  ['Lucía Fernández Ortega', 'es'],
  ['Amélie Tremblay', 'fr'],
  ['Wei Zhang', 'zh'],
] as const

describe('the registration of each sample person has the outcome that the sandbox page lists', () => {
  test.each(creations)(
    'the registration of %s with %o returns status %s and mfaEnrolledStatus "%s"',
    async (name, fields, status, mfaEnrolledStatus) => {
      expect((await register(name, fields)).created).toMatchObject({ status, mfaEnrolledStatus })
    },
  )

  test.each(mailsInOtherLanguages)(
    'the registration of %s sends a mail in the language of the page: %s',
    async (name, language) => {
      const { created, record } = await register(name, {}, language)
      expect(created.status).toBe('STAGED')
      expect((await fixture.lastMessage(record.email)).language).toBe(language)
    },
  )

  test('loginIdValid is false for the login ID of the sample person Maria Chen', async () => {
    expect(await (await fixture.visitor()).call('loginIdValid', { loginId: 'mchen_1207' })).toBe(false)
  })

  test('registrationPending returns the error status E for the sample person Ingrid Larsen', async () => {
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

const activations = [
  ['Maria Chen', { Status: 'Success', 'Already Activated': 'True' }],
  ['Omar Haddad', { Status: 'Success', 'Interaction Record Created': 'False', LoginId: 'omar-haddad' }],
  ['Mill Race Bakery LLC', { Status: 'Success', Name: 'Mill Race Bakery LLC' }],
  ['Fatima Zahra Idrissi', { Status: 'Success', 'Interaction Record Created': 'True' }],
  ['Beatriz Lima', { Status: 'Failed', Details: textMatching(/BadTagException/) }],
  ['Derek Stone', { Status: 'Failed', Details: '' }],
] as const

describe('the activation of each sample person has the outcome that the sandbox page lists', () => {
  test.each(activations)('the activation of the sample person %s returns %o', async (name, answer) => {
    const cipherText = await mailedCode(find(name))
    expect(await fixture.visitorWithoutCaptcha().call('completeRegistration', { cipherText })).toMatchObject(
      answer,
    )
  })

  test.each([
    ['beatriz_lima', 'Sent Successfully'],
    ['mchen_1207', 'Activated'],
  ])('resendActivationEmail for %s in a new session returns "%s"', async (loginId, Status) => {
    expect(await fixture.visitorWithoutCaptcha().call('resendActivationEmail', { loginId })).toMatchObject({
      Status,
    })
  })
})

const signIns = [
  ['mchen_1207', 'Success'],
  ['dnovak_1977', 'Success'],
  ['ruth-abrams', 'Success'],
  ['tomasherrera', 'Success'],
  ['nina_sorokin', 'Success'],
  ['nkowalski1', 'STAGED'],
  ['dstone_140', 'SUSPENDED'],
] as const

describe('the sign-in of each sample person has the outcome that the sandbox page lists', () => {
  test.each(signIns)('the sign-in of the sample login %s returns %s', async (loginId, Status) => {
    const visitor = await fixture.visitor()
    expect(await visitor.call('userLogin', { loginId, password: samplePassword })).toEqual({ Status })
  })
})

test('the tests of this file use every sample person whose registration, activation or sign-in the sandbox page lists', () => {
  const checked: Partial<Record<Flow, readonly string[]>> = {
    eligibility: [...expectedDetails.map(([name]) => name), "Siobhan O'Brien-Walsh", 'Derek Stone'],
    creation: [
      ...[...creations, ...mailsInOtherLanguages].map(([name]) => name),
      'Ingrid Larsen',
      'Maria Chen',
    ],
    activation: [...activations.map(([name]) => name), 'Aisha Bello'],
    signIn: signIns.map(([loginId]) =>
      displayName((people.find(({ login }) => login?.loginId === loginId) ?? find('')).name),
    ),
  }
  const promised = people.flatMap((person) =>
    person.demonstrates.map(({ flow }) => ({ flow, name: displayName(person.name) })),
  )
  expect(promised.filter(({ flow, name }) => checked[flow]?.includes(name) === false)).toEqual([])
})

test('every sample login ID, and the password of the sample people, meet the rules', () => {
  const problems = people.flatMap(({ login }) =>
    login ? [loginIdError(login.loginId), passwordError(samplePassword, login.loginId)] : [],
  )
  expect(new Set(problems)).toEqual(new Set([null]))
})

test('a second start of the sandbox keeps all changes of the sample people, and renews registrations that are not activated', async () => {
  const jordan = find('Jordan M Rivera').contractNumber
  const noah = find('Noah Kowalski')
  const { db } = fixture
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
    seedPeople(fixture.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' }),
    seedPeople(fixture.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' }),
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

test('getActiveAlerts returns three sample alerts in each language, one for each severity', async () => {
  const alerts = await fixture.visitorWithoutCaptcha().call('getActiveAlerts', undefined)
  for (const spoken of allLanguages)
    expect(alerts.filter(({ language }) => language === spoken).map(({ alertLevel }) => alertLevel)).toEqual([
      3, 2, 1,
    ])
  expect(alerts).toHaveLength(12)
})

test('the sandbox page shows the account number of each sample person, the login ID and the link to open', async () => {
  const page = await peoplePage(fixture.db)
  const shown = people.flatMap(({ contractNumber, login, demonstrates }) => {
    const isTyped = demonstrates.some(({ flow }) => flow === 'activation' || flow === 'signIn')
    return [`XXXX-${contractNumber}`, ...(login && isTyped ? [login.loginId] : [])]
  })
  expect(shown.filter((text) => !page.includes(text))).toEqual([])
  expect(page).toContain('O&#39;Brien-Walsh')
  expect(page).toContain('/register?accountNumber=210012345678&amp;customerType=P&amp;firstName=Jordan')
  expect(page).toMatch(/href="[^"]*\/registrationComplete\?code=[\w-]+&amp;ui_locales=\w+"/)
})
