import { beforeEach, expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'

const fixture = await openServerFixture()

const summary = (text: RegExp) => ({ errorCauses: [{ errorSummary: textMatching(text) }] })
const invalid = summary(/^Invalid token provided/)
const active = { status: 'ACTIVE' }
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

let phones = 0
let person: Awaited<ReturnType<typeof fixture.registered>>
beforeEach(async () => {
  phones += 1
  person = await fixture.registered({ phone: `+1609555${4500 + phones}` })
})

const signIn = async () => {
  const { loginId, password } = person.record
  return (await fixture.visitor().call('userLogin', { loginId, password })).Status
}
const mailedCode = async (email: string) => /\d{6}/.exec((await fixture.lastMessage(email)).body)?.[0] ?? ''

const enrolled = async () => {
  const { id: emailFactorId } = await person.visitor.call('enrollEmailFactor', { oktaId: person.oktaId })
  const ids = { oktaId: person.oktaId, emailFactorId }
  const verify = (emailFactorCode: string) => person.visitor.call('verifyFactor', { ...ids, emailFactorCode })
  return { ids, verify }
}

test('an email factor gets a code by mail and becomes ACTIVE', async () => {
  const { visitor, oktaId, record } = person
  const { ids, verify } = await enrolled()
  expect(await visitor.call('sendEmailFactor', ids)).toEqual({ status: 'PENDING_ACTIVATION' })
  const mail = await fixture.lastMessage(record.email)
  expect(mail.subject).toBe('Your MyWater verification code')
  const code = /\d{6}/.exec(mail.body)?.[0] ?? ''
  expect(await verify(wrongFor(code))).toEqual(invalid)
  expect(await verify(code)).toEqual(active)
  expect(await visitor.call('sendEmailFactor', ids)).toEqual(active)
  expect(await visitor.call('listFactorsApi', { oktaId })).toEqual({
    factors: [
      { id: ids.emailFactorId, factorType: 'email', status: 'ACTIVE' },
      { id: person.created.smsFactorId, factorType: 'sms', status: 'PENDING_ACTIVATION' },
    ],
  })
})

test('the right code of an email factor activates the login', async () => {
  const { ids, verify } = await enrolled()
  await person.visitor.call('sendEmailFactor', ids)
  expect(await signIn()).toBe('STAGED')
  expect(await verify(await mailedCode(person.record.email))).toEqual(active)
  expect(await signIn()).toBe('Success')
  const { cipherText } = person
  expect(await fixture.activate(cipherText)).toMatchObject({
    Status: 'Success',
    'Already Activated': 'True',
  })
})

test('after a corrected address only its own code is accepted', async () => {
  const { ids, verify } = await enrolled()
  const { visitor, oktaId, record } = person
  await visitor.call('sendEmailFactor', ids)
  const old = await mailedCode(record.email)
  const email = `corrected.${record.email}`
  await visitor.call('changeRegistrationEmail', { oktaId, email })
  expect(await verify(old)).toEqual(summary(/expired/))
  expect(await signIn()).toBe('STAGED')
  await visitor.call('sendEmailFactor', ids)
  expect(await verify(await mailedCode(email))).toEqual(active)
  expect(await signIn()).toBe('Success')
})

test('a code proves only the address to which it was mailed', async () => {
  const { ids, verify } = await enrolled()
  await person.visitor.call('sendEmailFactor', ids)
  await fixture.setLogin(person.oktaId, { email: `other.${person.record.email}` })
  expect(await verify(await mailedCode(person.record.email))).toEqual(summary(/expired/))
  expect(await signIn()).toBe('STAGED')
})

test('if an email factor is enrolled twice, it keeps its id', async () => {
  const { ids } = await enrolled()
  expect(await person.visitor.call('enrollEmailFactor', { oktaId: person.oktaId })).toEqual({
    id: ids.emailFactorId,
    status: 'PENDING_ACTIVATION',
  })
})

test('an email factor refuses any code before the first code is sent', async () => {
  const { verify } = await enrolled()
  expect(await verify('000000')).toEqual(invalid)
})

test('an email factor sends at most five mails a day', async () => {
  const { ids } = await enrolled()
  for (let sent = 0; sent < 5; sent += 1) await person.visitor.call('sendEmailFactor', ids)
  expect(await person.visitor.refusal('sendEmailFactor', ids)).toMatchObject({ status: 429 })
})

test('an email factor cannot be used in another session', async () => {
  const { ids } = await enrolled()
  const otherVisitor = fixture.visitor()
  const forbidden = { status: 403, code: 'forbidden' }
  const { oktaId } = ids
  expect(await otherVisitor.call('listFactorsApi', { oktaId })).toEqual({ factors: [] })
  expect(await otherVisitor.refusal('enrollEmailFactor', { oktaId })).toMatchObject(forbidden)
  expect(await otherVisitor.refusal('enrollEmailFactor', { oktaId: 'unknown' })).toMatchObject(forbidden)
  expect(await otherVisitor.refusal('sendEmailFactor', ids)).toMatchObject(forbidden)
  expect(await otherVisitor.call('verifyFactor', { ...ids, emailFactorCode: '123456' })).toEqual(invalid)
})
