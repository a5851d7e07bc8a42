import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { messagesTo } from '../harness/rows.ts'
import { textMatching } from '../harness/text-matching.ts'

const fixture = await openServerFixture()

test('at a registration with a second factor the phone gets an SMS, whose last line allows browsers to fill in the code', async () => {
  const { created, record } = await fixture.registered({ phone: '+1 609 555 3001' })
  expect(created).toMatchObject({
    mfaEnrolledStatus: 'Success',
    smsFactorId: textMatching(/^sms/),
  })
  const sms = await fixture.lastMessage('+16095553001')
  expect(sms.kind).toBe('sms')
  expect(sms.body).toMatch(/^(\d{6}) is your MyWater verification code\.[^]*\n@[\w.-]+ #\1$/)
  const factor = await fixture.db
    .selectFrom('factor')
    .select(['codeHash', 'recipient'])
    .where('id', '=', created.smsFactorId)
    .executeTakeFirst()
  expect(factor).toEqual({ codeHash: textMatching(/^\$argon2id\$/), recipient: '+16095553001' })
  expect(record.mfaOptIn).toBe(true)
})

test('if the phone accepts no SMS, a registration succeeds without the second factor', async () => {
  const phone = '+16095553002'
  await fixture.db.insertInto('smsRefusal').values({ phone }).execute()
  const { created, visitor, record } = await fixture.registered({ phone })
  const notEnrolled = { status: 'STAGED', mfaEnrolledStatus: 'Failed', smsFactorId: '' }
  expect(created).toMatchObject(notEnrolled)
  expect(await visitor.call('createUserWithCredentials', record), 'a repeated call').toMatchObject(
    notEnrolled,
  )
  const factors = fixture.db
    .selectFrom('factor')
    .select(['id', 'recipient', 'status', 'codeHash'])
    .where('oktaId', '=', created.oktaId)
  const [factor, ...others] = await factors.execute()
  expect(factor).toMatchObject({ recipient: phone, status: 'PENDING_ACTIVATION', codeHash: null })
  expect(others).toEqual([])
  const { oktaId } = created
  expect(
    await visitor.call('resendFactor', { oktaId, factorId: factor?.id ?? '' }),
    'the id was not in an answer',
  ).toEqual({ errorCauses: [{ errorSummary: textMatching(/^Invalid token/) }] })
  expect(await messagesTo(fixture.db, phone)).toEqual([])
})
