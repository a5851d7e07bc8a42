import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'

const fixture = await openServerFixture()

const mailsTo = (recipient: string) => fixture.messagesTo(recipient)
const setEmail = (contractNumber: string, email: string) =>
  fixture.db.updateTable('account').set({ email }).where('contractNumber', '=', contractNumber).execute()

// The texts themselves, in every language, are in tests/server/mails/messages.<language>.txt.
test('the address on record hears of registration, change and activation', async () => {
  const owner = 'owner@example.com'
  const { visitor, oktaId, record, contractNumber } = await fixture.registered({
    language: 'es',
    account: { email: owner },
  })
  const corrected = `corrected.${record.email}`
  await visitor.withLanguage('es').call('changeRegistrationEmail', { oktaId, email: corrected })
  const cipherText = await fixture.lastCode(corrected)
  await fixture.visitor().withLanguage('es').call('completeRegistration', { cipherText })
  const mails = await mailsTo(owner)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Su cuenta se registró en MyWater',
    'Se cambió el correo de su registro en MyWater',
    'Se activó un acceso a MyWater para su cuenta',
  ])
  for (const { body, links } of mails) {
    expect(links).toEqual([])
    expect(body).toContain('Si no fue usted, llame al 1-800-555-0199')
    expect(body).toContain(`XXXX-${contractNumber.slice(-4)}`)
    expect(body.replace(/@\S+/, '')).not.toContain(contractNumber)
    expect(body).not.toContain(record.email)
    expect(body).not.toMatch(/https?:/)
  }
})

test('an address on record that registers gets one mail alone', async () => {
  const contractNumber = await fixture.account()
  const record = fixture.record(contractNumber)
  await setEmail(contractNumber, record.email.toUpperCase())
  await (await fixture.eligible(contractNumber)).call('createUserWithCredentials', record)
  expect(await mailsTo(record.email.toUpperCase())).toEqual([])
  expect(await mailsTo(record.email)).toHaveLength(1)
})

test('the address on record hears of a changed address', async () => {
  const contractNumber = await fixture.account()
  const record = fixture.record(contractNumber)
  await setEmail(contractNumber, record.email)
  const visitor = await fixture.eligible(contractNumber)
  const { oktaId } = await visitor.call('createUserWithCredentials', record)
  await visitor.call('changeRegistrationEmail', { oktaId, email: 'another@example.net' })
  expect((await mailsTo(record.email)).map(({ subject, links }) => ({ subject, links })).at(-1)).toEqual({
    subject: 'The email address of your MyWater registration was changed',
    links: [],
  })
  expect(await mailsTo(record.email)).toHaveLength(2)
  await visitor.call('changeRegistrationEmail', { oktaId, email: record.email })
  expect((await mailsTo(record.email)).map(({ subject }) => subject).at(-1)).toBe(
    'Activate your MyWater account',
  )
})

const refused = { Status: 'Failed', Email: '' }

test('changeRegistrationEmail ends the old link and mails a new one', async () => {
  const { cipherText, oktaId, visitor, record } = await fixture.registered()
  const email = `corrected.${record.email}`
  expect(await visitor.call('changeRegistrationEmail', { oktaId, email })).toMatchObject({
    Status: 'Sent Successfully',
  })
  expect(await fixture.activate(cipherText)).toMatchObject({
    Status: 'Failed',
    Details: textMatching(/BadTagException/),
  })
  const code = /code=([\w-]+)/.exec((await fixture.lastMessage(email)).body)?.[1] ?? ''
  expect(await fixture.activate(code)).toMatchObject({
    Status: 'Success',
    Email: email,
  })
  expect(await visitor.call('changeRegistrationEmail', { oktaId, email: record.email })).toEqual({
    Status: 'Activated',
    Email: '',
  })
})

test('changeRegistrationEmail fails in another session and after three changes', async () => {
  const { oktaId, visitor, record } = await fixture.registered()
  const otherVisitor = fixture.visitor()
  expect(await otherVisitor.call('changeRegistrationEmail', { oktaId, email: 'thief@example.com' })).toEqual(
    refused,
  )
  expect(await fixture.messagesTo('thief@example.com')).toEqual([])
  expect(await visitor.call('changeRegistrationEmail', { oktaId, email: 'nobody' })).toEqual(refused)
  const statuses: string[] = []
  for (const time of [1, 2, 3, 4]) {
    const email = `${time}.${record.email}`
    statuses.push((await visitor.call('changeRegistrationEmail', { oktaId, email })).Status)
  }
  expect(statuses).toEqual(['Sent Successfully', 'Sent Successfully', 'Sent Successfully', 'Failed'])
})
