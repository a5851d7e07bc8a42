import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'

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
