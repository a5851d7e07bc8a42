import { expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { resendActivationMachine } from '../../../machines/parts/resend-activation.machine.ts'
import { ApiError } from '../../../src/portal/api/client.ts'
import {
  activationEmailSecondsLeft,
  changeEmail,
  resendActivation,
  resendActivationChild,
  resendActivationOutcome,
} from '../../../src/portal/flows/verification/resend-activation.ports.ts'
import { freeText } from '../../../src/contract/fields.ts'
import { decoded } from '../kit/decoded.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

test.each([
  ['Sent Successfully', { kind: 'sent', email: 'j•••@example.com' }],
  ['Activated', { kind: 'activated' }],
  ['Failed', { kind: 'refused' }],
  ['', { kind: 'refused' }],
  ['sent successfully', { kind: 'refused' }],
])('the status %o of the activation email has its outcome', (Status, outcome) => {
  expect(resendActivationOutcome({ Status: freeText(Status), Email: 'j•••@example.com' })).toEqual(outcome)
})

const press = async (answer: unknown) => {
  const { call, asked } = stubCalls({ resendActivationEmail: [answer] })
  let sent = 0
  const machine = resendActivationMachine.provide({
    actors: { resendActivation: resendActivation(stubServices({ call }), () => void sent++) },
  })
  const actor = createActor(machine, { input: { recipient: { oktaId: '00u1' } } }).start()
  actor.send({ type: 'email.resend' })
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  actor.stop()
  return { value, context, asked, sent }
}

test('resendActivationEmail sends the Okta id, and tells of the mail', async () => {
  const { value, asked, sent } = await press(
    decoded('resendActivationEmail', { Status: 'Sent Successfully' }),
  )
  expect({ value, sent }).toEqual({ value: 'sent', sent: 1 })
  expect(asked).toMatchObject([{ name: 'resendActivationEmail', body: { oktaId: '00u1' } }])
})

test.each([
  ['no answer', new ApiError('resendActivationEmail', 'unreachable'), 'failed'],
  ['another Status', decoded('resendActivationEmail', { Status: 'Failed' }), 'refused'],
])('after %s, the button is ready and shows the reason', async (_, answer, refusal) => {
  const { value, context, sent } = await press(answer)
  expect({ value, refusal: context.refusal, sent }).toEqual({ value: 'ready', refusal, sent: 0 })
})

test.each([
  ['Sent Successfully', { kind: 'sent', email: 'n•••w@example.com', changeable: 'new@example.com' }, 1],
  ['Activated', { kind: 'activated' }, 0],
  ['Failed', { kind: 'notChanged' }, 0],
])('the address changes only if the mail was sent (%s)', async (Status, outcome, changes) => {
  const answer = decoded('changeRegistrationEmail', { Status, Email: 'n•••w@example.com' })
  const { call, asked } = stubCalls({ changeRegistrationEmail: [answer] })
  const changed: string[] = []
  const port = changeEmail(stubServices({ call }), (email) => void changed.push(email))
  const input = { oktaId: '00u1', email: 'new@example.com' }
  expect(await toPromise(createActor(port, { input }).start())).toEqual(outcome)
  expect(changed).toEqual(changes === 1 ? ['new@example.com'] : [])
  expect(asked).toMatchObject([{ body: { oktaId: '00u1', email: 'new@example.com' } }])
})

test('the button is ready 30 s after a mail, despite a restart', async () => {
  const { call } = stubCalls({
    resendActivationEmail: [decoded('resendActivationEmail', { Status: 'Sent Successfully' })],
  })
  let now = 1_000_000
  const services = stubServices({ call, now: () => now })
  expect(activationEmailSecondsLeft(services)).toBe(0)
  const input = { recipient: { oktaId: '00u1' } }
  const actor = createActor(resendActivationChild(services), { input }).start()
  actor.send({ type: 'email.resend' })
  await waitFor(actor, (snapshot) => snapshot.matches('sent'))
  actor.stop()
  now += 29_999
  expect(activationEmailSecondsLeft(services)).toBe(1)
  now += 1
  expect(activationEmailSecondsLeft(services)).toBe(0)
})
