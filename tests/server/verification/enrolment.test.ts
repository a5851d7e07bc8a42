import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'

const fixture = await openServerFixture()

test('a registration with a phone sends an SMS for autofill', async () => {
  const { created, record } = await fixture.registered({ phone: '+1 609 555 3001' })
  expect(created).toMatchObject({
    mfaEnrolledStatus: 'Success',
    smsFactorId: textMatching(/^sms/),
  })
  const sms = await fixture.lastMessage('+16095553001')
  expect(sms.kind).toBe('sms')
  expect(sms.body).toMatch(/^(\d{6}) is your MyWater verification code\.[^]*\n@[\w.-]+ #\1$/)
  const factor = await fixture.rowOf('factor', { id: created.smsFactorId })
  expect(factor).toMatchObject({ codeHash: textMatching(/^\$argon2id\$/), recipient: '+16095553001' })
  expect(record.mfaOptIn).toBe(true)
})

test('a phone that accepts no SMS leaves no second factor', async () => {
  const phone = '+16095553002'
  await fixture.db.insertInto('smsRefusal').values({ phone }).execute()
  const { created, visitor, record } = await fixture.registered({ phone })
  const notEnrolled = { status: 'STAGED', mfaEnrolledStatus: 'Failed', smsFactorId: '' }
  expect(created).toMatchObject(notEnrolled)
  expect(await visitor.call('createUserWithCredentials', record), 'a repeated call').toMatchObject(
    notEnrolled,
  )
  const [factor, ...others] = await fixture.rowsOf('factor', { oktaId: created.oktaId })
  expect(factor).toMatchObject({ recipient: phone, status: 'PENDING_ACTIVATION', codeHash: null })
  expect(others).toEqual([])
  const { oktaId } = created
  expect(
    await visitor.call('resendFactor', { oktaId, factorId: factor?.id ?? '' }),
    'the id was not in an answer',
  ).toEqual({ errorCauses: [{ errorSummary: textMatching(/^Invalid token/) }] })
  expect(await fixture.messagesTo(phone)).toEqual([])
})
