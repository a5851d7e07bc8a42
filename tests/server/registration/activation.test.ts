import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'
import { longAgo } from '../harness/rows.ts'
import { inParallel, repeat } from '../harness/parallel.ts'

const fixture = await openServerFixture()

const blank = {
  Email: '',
  Name: '',
  LoginId: '',
  ConnectionContractNumber: '',
  BusinessPartnerNumber: '',
  'Already Activated': 'False',
  'Interaction Record Created': 'False',
  Details: '',
}
const badCode = { ...blank, Status: 'Failed', Details: textMatching(/BadTagException/) }
const already = { ...blank, Status: 'Success', 'Already Activated': 'True' }

const statusOf = async (oktaId: string) => (await fixture.loginOf(oktaId)).status

test('the mailed link activates the login in any session, with its data', async () => {
  const { cipherText, record, oktaId, contractNumber } = await fixture.registered()
  expect(await fixture.loginOf(oktaId)).toMatchObject({ emailProved: false })
  const page = fixture.visitor().withLanguage('fr')
  expect(await page.call('completeRegistration', { cipherText })).toEqual({
    ...blank,
    Status: 'Success',
    Email: record.email,
    Name: 'Ada Brook',
    LoginId: record.loginId,
    ConnectionContractNumber: contractNumber,
    BusinessPartnerNumber: textMatching(/^\d+$/),
  })
  expect(await fixture.loginOf(oktaId)).toMatchObject({
    status: 'ACTIVE',
    emailProved: true,
    language: 'fr',
  })
})

test('of 16 parallel calls with one link one activates the login', async () => {
  const { cipherText } = await fixture.registered()
  const answers = await inParallel(16, () => fixture.activate(cipherText))
  expect(answers.filter((answer) => answer['Already Activated'] === 'True')).toHaveLength(15)
  expect(answers.filter((answer) => answer.LoginId !== '')).toHaveLength(1)
})

test('a link with one changed letter activates nothing', async () => {
  const { cipherText, oktaId } = await fixture.registered()
  const changed = [...cipherText].map((letter, at) =>
    [cipherText.slice(0, at), letter === 'A' ? 'B' : 'A', cipherText.slice(at + 1)].join(''),
  )
  const visitor = fixture.visitor()
  for (const code of [...changed, 'x', 'not a code', cipherText.slice(1), `${cipherText}A`])
    expect(await visitor.call('completeRegistration', { cipherText: code })).toEqual(badCode)
  expect(await statusOf(oktaId)).toBe('STAGED')
})

const expired = 'AEADBadTagException: Tag mismatch'
test.each([
  ['an expired link', (oktaId: string) => fixture.expireLinks(oktaId), expired, 'STAGED'],
  [
    'a lapsed registration',
    (oktaId: string) => fixture.setLogin(oktaId, { createdAt: longAgo }),
    `${expired}. Registration lapsed`,
    'STAGED',
  ],
  [
    'a suspended login',
    (oktaId: string) => fixture.setLogin(oktaId, { status: 'SUSPENDED' }),
    '',
    'SUSPENDED',
  ],
])('completeRegistration refuses %s and activates nothing', async (_, change, Details, status) => {
  const { cipherText, oktaId } = await fixture.registered()
  await change(oktaId)
  expect(await fixture.activate(cipherText)).toEqual({ ...blank, Status: 'Failed', Details })
  expect(await statusOf(oktaId)).toBe(status)
})

const sent = { Status: 'Sent Successfully', Email: textMatching(/^a•••••a@/) }
const unable = { Status: 'Unable to send', Email: '' }

test('resendActivationEmail finds either ID and replaces the link', async () => {
  const { visitor, oktaId, loginId, cipherText, record } = await fixture.registered()
  expect(await visitor.call('resendActivationEmail', { oktaId })).toEqual(sent)
  const second = await fixture.lastCode(record.email)
  const otherVisitor = fixture.visitor()
  expect(await otherVisitor.call('resendActivationEmail', { loginId: loginId.toUpperCase() })).toEqual(sent)
  const third = await fixture.lastCode(record.email)
  await fixture.endReplacedLinks(oktaId)
  for (const old of [cipherText, second])
    expect(await otherVisitor.call('completeRegistration', { cipherText: old })).toEqual(badCode)
  expect(await otherVisitor.call('completeRegistration', { cipherText: third })).toMatchObject({
    LoginId: loginId,
  })
  expect(await otherVisitor.call('completeRegistration', { cipherText })).toEqual(already)
})

test('resendActivationEmail sends the mail in the language of the page', async () => {
  const { loginId, record } = await fixture.registered({ language: 'es' })
  await fixture.visitor().withLanguage('fr').call('resendActivationEmail', { loginId })
  expect(await fixture.lastMessage(record.email)).toMatchObject({
    language: 'fr',
    links: [textMatching(/&ui_locales=fr$/)],
  })
})

test('resendActivationEmail returns "Activated" for an active login', async () => {
  const { visitor, oktaId, loginId } = await fixture.activated()
  for (const body of [{ oktaId }, { loginId }])
    expect(await visitor.call('resendActivationEmail', body)).toEqual({ Status: 'Activated', Email: '' })
})

test('resendActivationEmail mails nobody unknown, suspended, lapsed or of another session', async () => {
  const foreign = await fixture.registered()
  const lapsed = await fixture.registered()
  const suspended = await fixture.registered()
  await fixture.setLogin(lapsed.oktaId, { createdAt: longAgo })
  await fixture.setLogin(suspended.oktaId, { status: 'SUSPENDED' })
  const otherVisitor = fixture.visitor()
  const messages = fixture.db.selectFrom('message').select('id')
  const before = await messages.execute()
  for (const body of [
    { oktaId: '00uUnknown0000000000' },
    { oktaId: foreign.oktaId },
    { loginId: 'nobody-here' },
    { loginId: suspended.loginId },
  ])
    expect(await otherVisitor.call('resendActivationEmail', body)).toEqual(unable)
  expect(await otherVisitor.call('resendActivationEmail', { loginId: lapsed.loginId })).toEqual({
    Status: 'Registration lapsed',
    Email: '',
  })
  expect(await messages.execute()).toHaveLength(before.length)
})

test('after the registration mail, 20 calls of resendActivationEmail send only four mails', async () => {
  const { visitor, oktaId, loginId, record } = await fixture.registered()
  for (let tries = 0; tries < 10; tries += 1) {
    await visitor.send('resendActivationEmail', { oktaId })
    await fixture.visitor().send('resendActivationEmail', { loginId })
  }
  expect(await fixture.messagesTo(record.email)).toHaveLength(5)
  const { status, retryAfter } = await visitor.refusal('resendActivationEmail', { oktaId })
  expect(status).toBe(429)
  expect(retryAfter).toBeGreaterThan(23 * 3600)
})

test('resendActivationEmail counts an address alike in either case', async () => {
  const { visitor, oktaId, record } = await fixture.registered()
  await fixture.db.deleteFrom('rateLimit').execute()
  await fixture.setLogin(oktaId, { email: record.email.toUpperCase() })
  await visitor.call('resendActivationEmail', { oktaId })
  await fixture.setLogin(oktaId, { email: record.email })
  await visitor.call('resendActivationEmail', { oktaId })
  const rows = await fixture.db
    .selectFrom('rateLimit')
    .select('points')
    .where('key', 'like', 'activation-mail-address:%')
    .execute()
  expect(rows).toEqual([{ points: 2 }])
})

test('resendActivationEmail answers 429 after five calls, even for an unknown login ID', async () => {
  const body = { loginId: 'nobody-else' }
  const answers = await repeat(7, () => fixture.visitor().send('resendActivationEmail', body))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
})

const written = { returnStatuses: [{ returnStatus: 'S' }] }
const refused = { returnStatuses: [{ returnStatus: 'E' }] }
const pending = (connectionContractNumber: string) => ({
  connectionContractNumber,
  customerName: 'Ada Brook',
  email: 'somebody@else.example',
})

test('16 parallel calls of registrationPending write one record', async () => {
  const { visitor, contractNumber, oktaId, record } = await fixture.registered()
  const answers = await inParallel(16, () => visitor.call('registrationPending', pending(contractNumber)))
  expect(answers).toEqual(answers.map(() => written))
  expect([...(await fixture.recordsOf(contractNumber))]).toEqual([
    { kind: 'registrationPending', details: { oktaId, customerName: 'Ada Brook', email: record.email } },
  ])
})

test('registrationPending returns E for another session, account or refusal', async () => {
  const { contractNumber } = await fixture.registered()
  const otherVisitor = fixture.visitor()
  expect(await otherVisitor.call('registrationPending', pending(contractNumber))).toEqual(refused)
  expect(await otherVisitor.call('registrationPending', pending('555555555555'))).toEqual(refused)
  expect(await fixture.recordsOf(contractNumber)).toHaveLength(0)
  const taker = await fixture.registered({ account: { interactionRefused: true } })
  expect(await taker.visitor.call('registrationPending', pending(taker.contractNumber))).toEqual(refused)
})

test('registrationCompleted returns E before activation and for a wrong partner', async () => {
  const { cipherText, contractNumber } = await fixture.registered()
  const visitor = fixture.visitor()
  const ask = (bussinessPartnerNumber: string) =>
    visitor.call('registrationCompleted', { ...pending(contractNumber), bussinessPartnerNumber })
  expect(await ask('1')).toEqual(refused)
  const { BusinessPartnerNumber } = await visitor.call('completeRegistration', { cipherText })
  expect(await ask('1')).toEqual(refused)
  expect(await ask(BusinessPartnerNumber)).toEqual(written)
  expect(await ask(BusinessPartnerNumber)).toEqual(written)
  expect(await fixture.recordsOf(contractNumber)).toHaveLength(1)
})

test('completeRegistration tells whether the registration is on record', async () => {
  const { cipherText, contractNumber, oktaId } = await fixture.registered()
  await fixture.db
    .insertInto('interactionRecord')
    .values({ kind: 'registrationCompleted', contractNumber, details: JSON.stringify({ oktaId }) })
    .execute()
  expect(await fixture.activate(cipherText)).toMatchObject({
    Status: 'Success',
    'Interaction Record Created': 'True',
  })
})
