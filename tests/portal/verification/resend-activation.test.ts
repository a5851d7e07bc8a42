import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { resendActivationMachine } from '../../../machines/resend-activation.machine.ts'
import { ApiError } from '../../../src/portal/api/client.ts'
import {
  resendActivation,
  resendActivationOutcome,
} from '../../../src/portal/flows/verification/resend-activation.ports.ts'
import { decoded } from '../kit/decoded.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

test.each([
  ['Sent Successfully', { kind: 'sent', email: 'j•••@example.com' }],
  ['Activated', { kind: 'activated' }],
  ['Failed', { kind: 'refused' }],
  ['', { kind: 'refused' }],
  ['sent successfully', { kind: 'refused' }],
])('the status %o', (Status, outcome) => {
  expect(resendActivationOutcome({ Status, Email: 'j•••@example.com' })).toEqual(outcome)
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

describe('the ports', () => {
  test('asks with the id of registration and tells that a mail was sent', async () => {
    const { value, asked, sent } = await press(
      decoded('resendActivationEmail', { Status: 'Sent Successfully' }),
    )
    expect({ value, sent }).toEqual({ value: 'sent', sent: 1 })
    expect(asked).toMatchObject([{ name: 'resendActivationEmail', body: { oktaId: '00u1' } }])
  })

  test.each([
    ['no answer', new ApiError('resendActivationEmail', 'unreachable'), 'failed'],
    ['no Status', decoded('resendActivationEmail', { Email: 'j@example.com' }), 'failed'],
    ['no JSON', decoded('resendActivationEmail', undefined), 'failed'],
    ['another Status', decoded('resendActivationEmail', { Status: 'Failed' }), 'refused'],
  ])('after %s the button is back with its text', async (_, answer, refusal) => {
    const { value, context, sent } = await press(answer)
    expect({ value, refusal: context.refusal, sent }).toEqual({ value: 'ready', refusal, sent: 0 })
  })
})
