import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk, type Desk } from '../harness/desk.ts'
import { matching } from '../harness/matching.ts'
import { messagesTo } from '../harness/factors.ts'
import { expireLinks, linksTo, longAgo, recordsOf, setLogin } from '../harness/rows.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

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
const badCode = { ...blank, Status: 'Failed', Details: matching(/BadTagException/) }
const already = { ...blank, Status: 'Success', 'Already Activated': 'True' }

const statusOf = async (oktaId: string) => {
  const login = await desk.db
    .selectFrom('login')
    .select('status')
    .where('oktaId', '=', oktaId)
    .executeTakeFirst()
  return login?.status
}

test('the mailed link activates the login in any session, and completeRegistration returns the data of the account', async () => {
  const { cipherText, record, oktaId, contractNumber } = await desk.registered()
  const isProved = async () =>
    (
      await desk.db
        .selectFrom('login')
        .select('emailProved')
        .where('oktaId', '=', oktaId)
        .executeTakeFirstOrThrow()
    ).emailProved
  expect(await isProved()).toBe(false)
  expect(await desk.stranger().call('completeRegistration', { cipherText })).toEqual({
    ...blank,
    Status: 'Success',
    Email: record.email,
    Name: 'Ada Brook',
    LoginId: record.loginId,
    ConnectionContractNumber: contractNumber,
    BusinessPartnerNumber: matching(/^\d+$/),
  })
  expect(await statusOf(oktaId)).toBe('ACTIVE')
  expect(await isProved()).toBe(true)
})

test('after the activation the login has the language of the page on which the link was opened', async () => {
  const { cipherText, oktaId } = await desk.registered()
  await desk.stranger().speaking('fr').call('completeRegistration', { cipherText })
  const login = desk.db.selectFrom('login').select('language').where('oktaId', '=', oktaId)
  expect(await login.executeTakeFirst()).toEqual({ language: 'fr' })
})

test('completeRegistration returns "Already Activated" and no data for an activation link that is already used', async () => {
  const { cipherText, visitor } = await desk.registered()
  await visitor.call('completeRegistration', { cipherText })
  expect(await visitor.call('completeRegistration', { cipherText })).toEqual(already)
})

test('of 16 parallel calls with one link one activates the login, and 15 return "Already Activated"', async () => {
  const { cipherText } = await desk.registered()
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => desk.stranger().call('completeRegistration', { cipherText })),
  )
  expect(answers.filter((answer) => answer['Already Activated'] === 'True')).toHaveLength(15)
  expect(answers.filter((answer) => answer.LoginId !== '')).toHaveLength(1)
})

test('completeRegistration returns "BadTagException" and activates nothing if any one letter of the code is changed', async () => {
  const { cipherText, oktaId } = await desk.registered()
  const changed = [...cipherText].map((letter, at) =>
    [cipherText.slice(0, at), letter === 'A' ? 'B' : 'A', cipherText.slice(at + 1)].join(''),
  )
  const visitor = desk.stranger()
  for (const code of [...changed, 'x', 'not a code', cipherText.slice(1), `${cipherText}A`])
    expect(await visitor.call('completeRegistration', { cipherText: code })).toEqual(badCode)
  expect(await statusOf(oktaId)).toBe('STAGED')
})

test('completeRegistration returns "BadTagException" for an activation link that has expired', async () => {
  const { cipherText, oktaId } = await desk.registered()
  await expireLinks(desk.db, oktaId)
  expect(await desk.stranger().call('completeRegistration', { cipherText })).toEqual({
    ...badCode,
    Details: 'AEADBadTagException: Tag mismatch',
  })
  expect(await statusOf(oktaId)).toBe('STAGED')
})

test('an activation link expires after three days', async () => {
  const { oktaId } = await desk.registered()
  const [code] = await linksTo(desk.db, oktaId)
  expect(Number(code?.expiresAt) - Number(code?.createdAt)).toBe(3 * 24 * 3_600_000)
})

test('completeRegistration returns "Registration lapsed" for the activation link of a lapsed registration', async () => {
  const { cipherText, oktaId } = await desk.registered()
  await setLogin(desk.db, oktaId, { createdAt: longAgo })
  expect(await desk.stranger().call('completeRegistration', { cipherText })).toEqual({
    ...badCode,
    Details: 'AEADBadTagException: Tag mismatch. Registration lapsed',
  })
  expect(await statusOf(oktaId)).toBe('STAGED')
})

test('completeRegistration returns "Failed" for the activation link of a suspended login', async () => {
  const { cipherText, oktaId } = await desk.registered()
  await setLogin(desk.db, oktaId, { status: 'SUSPENDED' })
  expect(await desk.stranger().call('completeRegistration', { cipherText })).toEqual({
    ...blank,
    Status: 'Failed',
  })
})

test('activation codes are stored only as hashes', async () => {
  const { cipherText, oktaId } = await desk.registered()
  const [code] = await linksTo(desk.db, oktaId)
  expect(JSON.stringify(code)).not.toContain(cipherText)
})

describe('the operation resendActivationEmail', () => {
  const sent = { Status: 'Sent Successfully', Email: matching(/^a•••••a@/) }
  const unable = { Status: 'Unable to send', Email: '' }

  test('resendActivationEmail finds a login by the Okta ID or the login ID, and replaces the activation link', async () => {
    const { visitor, oktaId, loginId, cipherText, record } = await desk.registered()
    expect(await visitor.call('resendActivationEmail', { oktaId })).toEqual(sent)
    const second = await desk.lastCode(record.email)
    const stranger = desk.stranger()
    expect(await stranger.call('resendActivationEmail', { loginId: loginId.toUpperCase() })).toEqual(sent)
    const third = await desk.lastCode(record.email)
    for (const old of [cipherText, second])
      expect(await stranger.call('completeRegistration', { cipherText: old })).toEqual(badCode)
    expect(await stranger.call('completeRegistration', { cipherText: third })).toMatchObject({
      LoginId: loginId,
    })
    expect(await stranger.call('completeRegistration', { cipherText })).toEqual(already)
  })

  test('resendActivationEmail sends the mail in the language of the page', async () => {
    const { loginId, record } = await desk.registered({ language: 'es' })
    await desk.stranger().speaking('fr').call('resendActivationEmail', { loginId })
    expect(await desk.lastMessage(record.email)).toMatchObject({
      language: 'fr',
      links: [matching(/&ui_locales=fr$/)],
    })
  })

  test('resendActivationEmail returns "Activated" for an active login', async () => {
    const { visitor, oktaId, loginId, cipherText } = await desk.registered()
    await visitor.call('completeRegistration', { cipherText })
    expect(await visitor.call('resendActivationEmail', { oktaId })).toEqual({
      Status: 'Activated',
      Email: '',
    })
    expect(await desk.stranger().call('resendActivationEmail', { loginId })).toEqual({
      Status: 'Activated',
      Email: '',
    })
  })

  test('for unknown, foreign, suspended and lapsed logins resendActivationEmail returns the reason and sends no mail', async () => {
    const foreign = await desk.registered()
    const lapsed = await desk.registered()
    const suspended = await desk.registered()
    await setLogin(desk.db, lapsed.oktaId, { createdAt: longAgo })
    await setLogin(desk.db, suspended.oktaId, { status: 'SUSPENDED' })
    const stranger = desk.stranger()
    const messages = desk.db.selectFrom('message').select('id')
    const before = await messages.execute()
    for (const body of [
      { oktaId: '00uUnknown0000000000' },
      { oktaId: foreign.oktaId },
      { loginId: 'nobody-here' },
      { loginId: suspended.loginId },
    ])
      expect(await stranger.call('resendActivationEmail', body)).toEqual(unable)
    expect(await stranger.call('resendActivationEmail', { loginId: lapsed.loginId })).toEqual({
      Status: 'Registration lapsed',
      Email: '',
    })
    expect(await messages.execute()).toHaveLength(before.length)
  })

  test('after the registration mail, 100 calls of resendActivationEmail send only four mails', async () => {
    const { visitor, oktaId, loginId, record } = await desk.registered()
    for (let tries = 0; tries < 50; tries += 1) {
      await visitor.send('resendActivationEmail', { oktaId })
      await desk.stranger().send('resendActivationEmail', { loginId })
    }
    expect(await messagesTo(desk.db, record.email)).toHaveLength(5)
    const { status, retryAfter } = await visitor.refusal('resendActivationEmail', { oktaId })
    expect(status).toBe(429)
    expect(retryAfter).toBeGreaterThan(23 * 3600)
  })

  test('for the limit of resendActivationEmail an address in upper and in lower case is the same address', async () => {
    const { visitor, oktaId, record } = await desk.registered()
    await desk.db.deleteFrom('rateLimit').execute()
    await setLogin(desk.db, oktaId, { email: record.email.toUpperCase() })
    await visitor.call('resendActivationEmail', { oktaId })
    await setLogin(desk.db, oktaId, { email: record.email })
    await visitor.call('resendActivationEmail', { oktaId })
    const rows = await desk.db
      .selectFrom('rateLimit')
      .select('points')
      .where('key', 'like', 'activation-mail-address:%')
      .execute()
    expect(rows).toEqual([{ points: 2 }])
  })

  test('resendActivationEmail answers 429 after five calls, even for an unknown login ID', async () => {
    const statuses = []
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await desk.stranger().send('resendActivationEmail', { loginId: 'nobody-else' })).status)
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 200), 429, 429])
  })
})

describe('the interaction records of a registration', () => {
  const written = { returnStatuses: [{ returnStatus: 'S' }] }
  const refused = { returnStatuses: [{ returnStatus: 'E' }] }
  const pending = (connectionContractNumber: string) => ({
    connectionContractNumber,
    customerName: 'Ada Brook',
    email: 'somebody@else.example',
  })

  test('registrationPending writes one record for 16 parallel calls, with the stored name and address', async () => {
    const { visitor, contractNumber, oktaId, record } = await desk.registered()
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => visitor.call('registrationPending', pending(contractNumber))),
    )
    expect(answers).toEqual(answers.map(() => written))
    expect([...(await recordsOf(desk.db, contractNumber))]).toEqual([
      { kind: 'registrationPending', details: { oktaId, customerName: 'Ada Brook', email: record.email } },
    ])
  })

  test('registrationPending returns the returnStatus E in another session, for an unknown account, and for an account whose record is refused', async () => {
    const { contractNumber } = await desk.registered()
    const stranger = desk.stranger()
    expect(await stranger.call('registrationPending', pending(contractNumber))).toEqual(refused)
    expect(await stranger.call('registrationPending', pending('555555555555'))).toEqual(refused)
    expect(await recordsOf(desk.db, contractNumber)).toHaveLength(0)
    const taker = await desk.registered({ account: { interactionRefused: true } })
    expect(await taker.visitor.call('registrationPending', pending(taker.contractNumber))).toEqual(refused)
  })

  test('registrationCompleted returns the returnStatus E before the activation, and with a wrong partner number', async () => {
    const { cipherText, contractNumber } = await desk.registered()
    const visitor = desk.stranger()
    const ask = (bussinessPartnerNumber: string) =>
      visitor.call('registrationCompleted', { ...pending(contractNumber), bussinessPartnerNumber })
    expect(await ask('1')).toEqual(refused)
    const { BusinessPartnerNumber } = await visitor.call('completeRegistration', { cipherText })
    expect(await ask('1')).toEqual(refused)
    expect(await ask(BusinessPartnerNumber)).toEqual(written)
    expect(await ask(BusinessPartnerNumber)).toEqual(written)
    expect(await recordsOf(desk.db, contractNumber)).toHaveLength(1)
  })

  test('completeRegistration returns whether an interaction record already exists', async () => {
    const { cipherText, contractNumber, oktaId } = await desk.registered()
    await desk.db
      .insertInto('interactionRecord')
      .values({ kind: 'registrationCompleted', contractNumber, details: JSON.stringify({ oktaId }) })
      .execute()
    expect(await desk.stranger().call('completeRegistration', { cipherText })).toMatchObject({
      Status: 'Success',
      'Interaction Record Created': 'True',
    })
  })
})
