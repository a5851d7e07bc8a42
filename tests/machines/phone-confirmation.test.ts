import { describe, expect, it } from 'vitest'
import { phoneConfirmationMachine } from '../../machines/parts/phone-confirmation.machine.ts'
import type { PhoneToVerify } from '../../machines/parts/phone-confirmation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const enrolled: PhoneToVerify = {
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  codeSecondsLeft: 12,
}
const open = (change: Partial<PhoneToVerify> = {}) =>
  startFlow(phoneConfirmationMachine, { input: { phone: { ...enrolled, ...change } }, coverage })

describe('phoneConfirmation verifies the phone of a login with an SMS code', () => {
  it.each([
    [{}, 'verification'],
    [{ phoneVerified: true }, 'verified'],
    [{ factorId: '' }, 'notEnrolled'],
    [{ factorId: '', mfaOptIn: false, phone: '' }, 'notAsked'],
  ] as const)(
    'for a phone with the sample data and the change %o, phoneConfirmation starts in the state "%s"',
    (change, state) => {
      expect(open(change).snapshot().value).toBe(state)
    },
  )

  it('phoneConfirmation starts with the stored cooldown of the code, and a valid code leads to the state "verified"', async () => {
    const flow = open()
    const code = flow.child('smsVerification')
    expect(code.getSnapshot()).toMatchObject({
      context: { factor: { oktaId: '00u1', factorId: 'sms1' }, secondsLeft: 12 },
    })
    code.send({ type: 'code.submit', code: '123 456' })
    expect(flow.asked('verify')).toEqual({ oktaId: '00u1', factorId: 'sms1', code: '123456' })
    await flow.answer('verify', { kind: 'verified' })
    expect(flow.snapshot().value).toBe('verified')
  })

  testEveryTransition(phoneConfirmationMachine, coverage)
})
