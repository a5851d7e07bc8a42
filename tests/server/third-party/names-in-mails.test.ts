import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { acceptedRequestOf, registrationFor } from '../harness/third-party-fixture.ts'

const fixture = await openServerFixture()

const canary = 'Your water will be cut off today. Pay now.'
const register = async (more: Parameters<typeof registrationFor>[1]) => {
  const { visitor, request } = await acceptedRequestOf(fixture)
  const answer = await visitor.call('thirdPartyRegistrationSubmit', registrationFor(request, more))
  return { visitor, answer }
}

test('a mail to an unconfirmed address lacks the typed name', async () => {
  const recipient = 'victim@example.com'
  const { answer } = await register({ firstName: canary, lastName: 'Hart', email: recipient })
  expect(answer).toMatchObject({ Status: 'Success' })
  const mail = await fixture.lastMessage(recipient)
  expect(mail.subject).toBe('Activate your MyWater account')
  expect(`${mail.subject}\n${mail.body}`).not.toContain(canary)
})

test.each([
  ['an address', { firstName: 'Pay at https://pay.evil.example/' }],
  ['a phone number', { middleName: 'call 1-900-555-0100' }],
  ['punctuation', { lastName: 'Hart!' }],
  ['more than 60 characters in all', { firstName: 'x'.repeat(40), lastName: 'y'.repeat(20) }],
])('a third-party registration is refused if the name contains %s', async (_, names) => {
  const { answer } = await register(names)
  expect(answer).toMatchObject({ Status: 'Failed', Details: 'Business partner not created' })
})

test('a third-party name may have accents, apostrophes, hyphens, periods and a backtick', async () => {
  const names = { firstName: 'Zoë-Ann', middleName: 'J.', lastName: "D’Souza O'Neil O`Hara" }
  expect((await register(names)).answer).toMatchObject({ Status: 'Success' })
})

test("a third-party registration's mail counts as an activation mail", async () => {
  const { visitor, answer } = await register({ email: 'theo.elsewhere@example.com' })
  const { oktaId } = answer
  for (let sent = 1; sent < 5; sent += 1)
    expect((await visitor.call('resendActivationEmail', { oktaId })).Status).toBe('Sent Successfully')
  expect((await visitor.refusal('resendActivationEmail', { oktaId })).status).toBe(429)
})
