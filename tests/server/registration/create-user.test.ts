import { expect, test } from 'vitest'
import { headers } from '../../../src/contract/http.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'
import { runSimultaneously } from '../harness/run-simultaneously.ts'
import { longAgo } from '../harness/rows.ts'
import { inParallel } from '../harness/parallel.ts'

const fixture = await openServerFixture()

const refused = {
  status: 'FAILED',
  Status: 'Failed',
  id: '',
  oktaId: '',
  mfaEnrolledStatus: '',
  smsFactorId: '',
  errorCauses: [],
}

const loginsOf = (contractNumber: string) => fixture.holdersOf(contractNumber)

test('createUserWithCredentials creates a STAGED login and mails its link', async () => {
  const number = await fixture.account()
  const visitor = await fixture.eligible(number)
  const record = fixture.record(number)
  const created = await visitor.call('createUserWithCredentials', record)
  expect(created).toEqual({
    status: 'STAGED',
    Status: 'Success',
    id: textMatching(/^00u\w{17}$/),
    oktaId: created.id,
    mfaEnrolledStatus: '',
    smsFactorId: '',
    errorCauses: [],
  })
  expect(await loginsOf(number)).toEqual([{ oktaId: created.oktaId, status: 'STAGED' }])
  const mail = await fixture.lastMessage(record.email)
  expect(mail.kind).toBe('mail')
  expect(mail.subject).toBe('Activate your MyWater account')
  expect(mail.links[0]).toMatch(/^https?:\/\/[^/]+\/registrationComplete\?code=[\w-]+&ui_locales=en$/)
  expect(mail.body).toContain(mail.links[0])
})

test('a business is PROVISIONED with its name on record', async () => {
  const customerName = 'Brook & Sons'
  const number = await fixture.account({
    customerType: 'Organization',
    customerName,
    firstName: '',
    lastName: '',
  })
  const visitor = fixture.visitor()
  await visitor.call('checkRegistrationEligibility', {
    connectionContractNumber: number,
    customerType: 'Organization',
    customerName,
  })
  const created = await visitor.call('createUserWithCredentials', {
    ...fixture.record(number),
    customerType: 'Individual',
    customerName: 'Somebody else',
  })
  expect(created.status).toBe('PROVISIONED')
  const login = await fixture.loginOf(created.oktaId)
  expect(login).toMatchObject({ customerName, customerType: 'Business' })
})

test('the activation mail is in the language of the page', async () => {
  const { email } = (await fixture.registered({ language: 'es' })).record
  expect(await fixture.lastMessage(email)).toMatchObject({
    subject: 'Active su cuenta de MyWater',
    language: 'es',
  })
})

const invalid: [string, Record<string, unknown>][] = [
  ['login ID too short', { loginId: 'seven77' }],
  ['password without a digit', { password: 'Blue-Kettle' }],
  ['password with four letters of the login ID', { loginId: 'kettlehill', password: 'Blue-Kettle-42' }],
  ['password that is common', { password: 'P@ssword2026!' }],
  ['unknown question', { question: 'favorite_password' }],
  ['short answer', { answer: 'abc' }],
  ['answer that is the password', { answer: 'blue-kettle-42' }],
  ['answer that is the login ID', { loginId: 'AnswerIs_1', answer: 'answeris_1' }],
  ['email without a domain', { email: 'ada.brook' }],
  ['phone with too few digits', { mfaOptIn: true, mfaPhoneFactor: '+1609555' }],
  ['opted in without a phone', { mfaOptIn: true }],
]
test.each(invalid)(
  'createUserWithCredentials returns FAILED and creates no login for invalid data: %s',
  async (what, fields) => {
    const number = await fixture.account()
    const visitor = await fixture.eligible(number)
    const record = { ...fixture.record(number), ...fields }
    const { errorCauses, ...answer } = await visitor.call('createUserWithCredentials', record)
    expect({ ...answer, errorCauses: [] }).toEqual(refused)
    const causes = what.startsWith('password') ? [{ errorSummary: textMatching(/password/i) }] : []
    expect(errorCauses).toEqual(causes)
    expect(await loginsOf(number)).toEqual([])
  },
)

test("createUserWithCredentials fails without the session's own eligibility check", async () => {
  const number = await fixture.account()
  const proven = await fixture.eligible(number)
  const other = await fixture.eligible(await fixture.account())
  for (const visitor of [fixture.visitor(), other])
    expect(await visitor.call('createUserWithCredentials', fixture.record(number))).toEqual(refused)
  await fixture.expirePermits(number)
  expect(await proven.call('createUserWithCredentials', fixture.record(number))).toEqual(refused)
  expect(await loginsOf(number)).toEqual([])
})

test('createUserWithCredentials returns FAILED if the identity provider refuses the new login', async () => {
  const number = await fixture.account({ creationRefused: true })
  const visitor = await fixture.eligible(number)
  expect(await visitor.call('createUserWithCredentials', fixture.record(number))).toEqual(refused)
})

test('createUserWithCredentials returns FAILED for an unknown invitation', async () => {
  const number = await fixture.account()
  const visitor = fixture.visitor()
  const invited = { ...fixture.record(number), invitationGuid: 'any' }
  expect(await visitor.call('createUserWithCredentials', invited)).toEqual(refused)
})

const statuses = (answers: readonly { status: string }[]) => answers.map(({ status }) => status).toSorted()
const oneSuccess = [...Array.from({ length: 15 }, () => 'FAILED'), 'STAGED']

test('16 parallel submits with one login ID create one login', async () => {
  const attempts = await inParallel(16, async (index) => {
    const number = await fixture.account()
    const loginId = index % 2 ? 'Race-Login1' : 'rAcE-lOgIn1'
    return { visitor: await fixture.eligible(number), record: { ...fixture.record(number), loginId } }
  })
  const answers = await Promise.all(
    attempts.map(({ visitor, record }) => visitor.call('createUserWithCredentials', record)),
  )
  expect(statuses(answers)).toEqual(oneSuccess)
  const logins = fixture.db.selectFrom('login').select('oktaId').where('loginId', 'ilike', 'race-login1')
  expect(await logins.execute()).toHaveLength(1)
})

test('16 parallel submits for one account create one login and mail', async () => {
  const number = await fixture.account()
  const visitors = await inParallel(16, () => fixture.eligible(number))
  const answers = await runSimultaneously(fixture.db, 'login', () =>
    Promise.all(
      visitors.map((visitor, index) =>
        visitor.call('createUserWithCredentials', {
          ...fixture.record(number),
          // The submits have different login IDs, so a submit can fail only because all submits are for the same
          // account.
          loginId: `one-of-16-${index}`,
          email: `race@${number}.example`,
        }),
      ),
    ),
  )
  expect(statuses(answers)).toEqual(oneSuccess)
  expect(await loginsOf(number)).toHaveLength(1)
  expect(await fixture.messagesTo(`race@${number}.example`)).toHaveLength(1)
})

test('16 parallel submits with the same key create one login', async () => {
  const number = await fixture.account()
  const visitor = await fixture.eligible(number)
  const record = fixture.record(number)
  const responses = await inParallel(16, () =>
    visitor.send('createUserWithCredentials', record, { [headers.submit]: 'submit-of-this-form-1' }),
  )
  const answers: unknown[] = await Promise.all(responses.map((response) => response.json()))
  expect(answers[0]).toMatchObject({ status: 'STAGED' })
  expect(answers).toEqual(answers.map(() => answers[0]))
  expect(await fixture.messagesTo(record.email)).toHaveLength(1)
})

const made = async () => {
  const number = await fixture.account()
  const visitor = await fixture.eligible(number)
  const record = {
    ...fixture.record(number),
    mfaOptIn: true,
    mfaPhoneFactor: `+1609555${number.slice(-4)}`,
  }
  return { visitor, record, number, answer: await visitor.call('createUserWithCredentials', record) }
}

test('a submit repeated without a key gets the first response', async () => {
  const { visitor, record, number, answer } = await made()
  expect(answer).toMatchObject({ status: 'STAGED', mfaEnrolledStatus: 'Success' })
  expect(await visitor.call('loginIdValid', { loginId: record.loginId })).toBe(true)
  expect(await visitor.call('createUserWithCredentials', record)).toEqual(answer)
  expect(await loginsOf(number)).toHaveLength(1)
  expect(await fixture.messagesTo(record.email)).toHaveLength(1)
  expect(await fixture.messagesTo(record.mfaPhoneFactor)).toHaveLength(1)
})

test('a repeated submit with other entries or session is refused', async () => {
  const { visitor, record, number, answer } = await made()
  const refusals = [
    await visitor.call('createUserWithCredentials', { ...record, password: 'Blue-Kettle-43' }),
    await visitor.call('createUserWithCredentials', { ...record, email: 'other@example.com' }),
    await visitor.call('createUserWithCredentials', { ...record, loginId: 'another-brook' }),
    await fixture.visitor().call('createUserWithCredentials', record),
  ]
  await fixture.setLogin(answer.oktaId, { status: 'ACTIVE' })
  refusals.push(await visitor.call('createUserWithCredentials', record))
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 'FAILED'))
  expect(await loginsOf(number)).toHaveLength(1)
})

test('a lapsed registration leaves account and login ID to others', async () => {
  const lapsed = await fixture.registered()
  const other = await fixture.registered()
  for (const { oktaId } of [lapsed, other]) await fixture.setLogin(oktaId, { createdAt: longAgo })
  const visitor = await fixture.eligible(lapsed.contractNumber)
  const created = await visitor.call('createUserWithCredentials', {
    ...fixture.record(lapsed.contractNumber),
    loginId: other.loginId.toUpperCase(),
  })
  expect(created.status).toBe('STAGED')
  const left = fixture.db
    .selectFrom('login')
    .select('oktaId')
    .where('oktaId', 'in', [lapsed.oktaId, other.oktaId, created.oktaId])
  expect(await left.execute()).toEqual([{ oktaId: created.oktaId }])
})

const record = (connectionContractNumber: string) => ({
  connectionContractNumber,
  customerType: 'Individual' as const,
  email: 'ada@example.com',
})

test('16 parallel calls of createUser create one user, later replaced', async () => {
  const number = await fixture.account()
  const visitor = await fixture.eligible(number)
  const answers = await inParallel(16, () => visitor.call('createUser', record(number)))
  const ids = new Set(answers.map(({ id }) => id))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 'STAGED'))
  expect(ids.size).toBe(1)
  expect(await visitor.call('createUserWithCredentials', fixture.record(number))).toMatchObject({
    status: 'STAGED',
  })
  expect(await fixture.holdersOf(number)).toHaveLength(1)
})

test('createUser fails without eligibility and for a registered account', async () => {
  const failed = { status: 'FAILED', id: '' }
  const { contractNumber, visitor } = await fixture.registered()
  expect(await visitor.call('createUser', record(contractNumber))).toEqual(failed)
  expect(await fixture.visitor().call('createUser', record(await fixture.account()))).toEqual(failed)
})
