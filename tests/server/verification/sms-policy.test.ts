import { expect, test } from 'vitest'
import type { SmsPolicy } from '../../../src/server/domain/request-context.ts'
import { isCountryAllowed } from '../../../src/server/factors/sms-policy.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { defaultSmsPolicy } from '../harness/factors.ts'
import { startIdentityServer } from '../harness/identity-server.ts'
import { textMatching } from '../harness/text-matching.ts'

const perDay = 8
const environment = { SMS_PER_DAY: String(perDay) }
const fixture = await openServerFixture({ environment })
const other = await openServerFixture({ environment, database: fixture.database })

test.each([
  ['+16095550148', true],
  ['+14165550148', true],
  ['+18765550148', false],
  ['+447911123456', false],
  ['+882161234567', false],
])('if only US and CA are allowed countries, isCountryAllowed(%s) returns %s', (phone, served) => {
  expect(isCountryAllowed(defaultSmsPolicy, phone)).toBe(served)
})

const british = '+447911123456'

test('a country not served leaves no second factor', async () => {
  const { created } = await fixture.registered({ phone: british })
  expect(created).toMatchObject({ Status: 'Success', mfaEnrolledStatus: 'Failed', smsFactorId: '' })
  expect(await fixture.messagesTo(british)).toEqual([])
})

test('an enrolled factor of a country not served gets no code', async () => {
  const person = await fixture.registered({ phone: '+16095553900' })
  const ids = { factorId: person.created.smsFactorId, oktaId: person.oktaId }
  await fixture.setRows('factor', { id: ids.factorId }, { recipient: british, codeSentAt: null })
  expect(await person.visitor.call('resendFactor', ids)).toEqual({
    errorCauses: [{ errorSummary: textMatching(/^We cannot send text messages to this phone\..*contact/) }],
  })
  expect(await person.visitor.withLanguage('es').call('resendFactor', ids)).toEqual({
    errorCauses: [{ errorSummary: textMatching(/^No podemos enviar/) }],
  })
  expect(await fixture.messagesTo(british)).toEqual([])
})

/** Half of the messages are for proved numbers. Of the other half, a quarter is kept for other clients. */
const ofOneClient = (perDay / 2) * 0.75

test('one client gets its share of texts to unproved numbers', async () => {
  await fixture.db.deleteFrom('rateLimit').execute()
  const phones = Array.from({ length: perDay }, (_, index) => `+1609555390${index + 1}`)
  const people = await Promise.all(
    phones.map((phone, index) => (index % 2 === 0 ? fixture : other).registered({ phone })),
  )
  const enrolled = people.filter(({ created }) => created.mfaEnrolledStatus === 'Success')
  expect(enrolled).toHaveLength(ofOneClient)
  const sent = await Promise.all(phones.map((phone) => fixture.messagesTo(phone)))
  expect(sent.flat()).toHaveLength(ofOneClient)
  const lines = [...fixture.logs, ...other.logs].filter((line) => line.includes('sms_budget_used_up'))
  expect(lines).toHaveLength(perDay - ofOneClient)
  expect(lines.join()).not.toContain('609555')

  const [one] = enrolled
  const ids = { factorId: one?.created.smsFactorId ?? '', oktaId: one?.oktaId ?? '' }
  await fixture.db.updateTable('factor').set({ codeSentAt: null }).execute()
  expect(await one?.visitor.call('resendFactor', ids)).toEqual({
    errorCauses: [{ errorSummary: textMatching(/^No more text messages can be sent today\..*tomorrow/) }],
  })
})

test.each<[Partial<SmsPolicy>, string]>([
  [{ isOffered: false }, 'We cannot send text messages to this phone.'],
  [{ countries: ['CA'] }, 'We cannot send text messages to this phone.'],
  [{ perDay: 0 }, 'No more text messages can be sent today.'],
])('with %o the sign-in sends no code and says why', async (policy, words) => {
  const server = await startIdentityServer({ ...defaultSmsPolicy, ...policy })
  const phone = '+16095553999'
  const { loginId } = await server.addPerson({ phone })
  const page = await server.enterPassword(server.openBrowser(), loginId)
  expect(page.text).toContain(words)
  expect(page.text).toContain('contact customer service')
  expect(page.text).not.toContain('We sent a code')
  expect(await server.messagesTo(phone)).toEqual([])
})
