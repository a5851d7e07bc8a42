import { describe, expect, it } from 'vitest'
import { invitationCompleteMachine } from '../../machines/invitation-complete.machine.ts'
import type { Welcome } from '../../machines/invitation-complete.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const welcome: Welcome = {
  customerName: 'Jordan Rivera',
  email: 'jordan@example.com',
  loginId: 'jrivera26',
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  codeSecondsLeft: 0,
}
const opened = () => startFlow(invitationCompleteMachine, { input: { welcome }, coverage })

describe('on the welcome page after an invitation, a person can confirm the phone and start the sign-in', () => {
  it.each([
    ['nothing is stored', null],
    ['no login ID is stored', { ...welcome, loginId: '' }],
  ])('if %s, the flow of the welcome page ends in the state "login"', (_, stored) => {
    const flow = startFlow(invitationCompleteMachine, { input: { welcome: stored }, coverage })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('if the phone is not confirmed, the welcome page asks for the code that was sent to the phone', () => {
    expect(opened().child('phoneConfirmation').getSnapshot()).toMatchObject({
      value: 'verification',
      context: { phone: { phone: '+16095550148' } },
    })
  })

  it('on the event login.choose, the welcome page opens the identity provider with the login ID as login hint', async () => {
    const flow = opened()
    flow.send({ type: 'login.choose' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera26' })
    expect(flow.snapshot().can({ type: 'login.choose' })).toBe(false)
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toEqual({ open: 'ready' })
  })

  it.each(['refused', 'failed'])(
    'if the redirect to the identity provider is refused or fails (case: %s), the state is "login"',
    async (how) => {
      const flow = opened()
      flow.send({ type: 'login.choose' })
      if (how === 'failed') await flow.fail('redirect')
      else await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', context: { welcome } })
    },
  )

  it('the events close.choose and login.choose on the welcome page clear the stored data', () => {
    const forgotten: string[] = []
    const machine = invitationCompleteMachine.provide({
      actions: { clearSavedData: ({ event }) => void forgotten.push(event.type) },
    })
    const flow = startFlow(machine, { input: { welcome }, coverage })
    flow.send({ type: 'close.choose' })
    flow.send({ type: 'login.choose' })
    expect(forgotten).toEqual(['close.choose', 'login.choose'])
  })

  testEveryTransition(invitationCompleteMachine, coverage)
})
