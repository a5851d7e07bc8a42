import { describe, expect, it } from 'vitest'
import { thirdPartyConfirmationMachine } from '../../machines/third-party-confirmation.machine.ts'
import type { ThirdPartyConfirmation } from '../../machines/third-party-confirmation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, itTookEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const stored: ThirdPartyConfirmation = {
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@example.com',
  loginId: 'sokafor_12',
  oktaId: '00u9',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms9',
  phoneVerified: false,
  codeSecondsLeft: 12,
  awaitsActivation: false,
  changeable: '',
}
const opened = (change: Partial<ThirdPartyConfirmation> = {}) =>
  startFlow(thirdPartyConfirmationMachine, { input: { confirmation: { ...stored, ...change } }, coverage })

describe('third-party confirmation', () => {
  it('ends at once when nothing is stored', () => {
    const flow = startFlow(thirdPartyConfirmationMachine, { input: { confirmation: null }, coverage })
    expect(flow.snapshot()).toMatchObject({ value: 'nothingStored', status: 'done' })
  })

  it.each([
    ['verified', { phoneVerified: true }],
    ['verification', {}],
    ['notEnrolled', { factorId: '' }],
    ['notAsked', { factorId: '', mfaOptIn: false, phone: '' }],
  ] as const)('opens at %s', (state, change) => {
    expect(opened(change).snapshot().value).toEqual({ open: state })
  })

  it('verifies the code of the enrolled phone', async () => {
    const flow = opened()
    flow.child('smsVerification').send({ type: 'code.submit', code: '123 456' })
    expect(flow.asked('verify')).toEqual({ oktaId: '00u9', factorId: 'sms9', code: '123456' })
    await flow.answer('verify', { kind: 'verified' })
    expect(flow.snapshot().value).toEqual({ open: 'verified' })
  })

  it('signs in with the login that was made, and comes back to complete the request', () => {
    const flow = opened()
    flow.child('signIn').send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({
      originalUri: '/thirdPartyAccept',
      acr: '',
      loginHint: 'sokafor_12',
    })
  })

  itTookEveryTransition(thirdPartyConfirmationMachine, coverage)
})
