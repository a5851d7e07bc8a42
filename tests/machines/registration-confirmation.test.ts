import { describe, expect, it } from 'vitest'
import { registrationConfirmationMachine } from '../../machines/registration-confirmation.machine.ts'
import type { Confirmation } from '../../machines/registration-confirmation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const stored: Confirmation = {
  accountNumber: '210012345678',
  customerName: 'Jordan M Rivera',
  email: 'jordan.rivera@example.com',
  loginId: 'jrivera_48',
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  pendingRecorded: false,
  codeSecondsLeft: 12,
  emailSecondsLeft: 5,
}
const open = (change: Partial<Confirmation> = {}, offersEmailCode = false) =>
  startFlow(registrationConfirmationMachine, {
    input: { confirmation: { ...stored, ...change }, offersEmailCode },
    coverage,
  })

describe('on the confirmation page after a registration, a person can confirm the phone and request the email again', () => {
  it.each([null, { ...stored, accountNumber: '' }])(
    'if the stored confirmation is %o, the flow of the confirmation page ends in the state "nothingStored"',
    (confirmation) => {
      const flow = startFlow(registrationConfirmationMachine, {
        input: { confirmation, offersEmailCode: false },
        coverage,
      })
      expect(flow.snapshot()).toMatchObject({ value: 'nothingStored', status: 'done' })
    },
  )

  it('the confirmation page makes the call "recordPending", and a failure of this call changes nothing', async () => {
    const flow = open()
    expect(flow.asked('recordPending')).toEqual({
      accountNumber: '210012345678',
      customerName: 'Jordan M Rivera',
      email: 'jordan.rivera@example.com',
    })
    await flow.answer('recordPending')
    expect(flow.snapshot().matches({ open: { record: 'asked' } })).toBe(true)
    const failing = open()
    await failing.fail('recordPending')
    expect(failing.snapshot().matches({ open: { record: 'asked' } })).toBe(true)
  })

  it('after a reload, a proved email address stays proved', () => {
    expect(
      open({ emailVerified: true })
        .snapshot()
        .matches({ open: { email: 'verified' } }),
    ).toBe(true)
  })

  it('after a reload, the confirmation page does not make the call "recordPending" again', () => {
    const flow = open({ pendingRecorded: true })
    expect(flow.asked('recordPending')).toBeUndefined()
  })

  it('if the phone is not confirmed, the confirmation page asks for the code that was sent to the phone', () => {
    expect(open().child('phoneConfirmation').getSnapshot()).toMatchObject({
      value: 'verification',
      context: { phone: { phone: '+16095550148', codeSecondsLeft: 12 } },
    })
  })

  it('if five seconds of the cooldown are stored, the button for a new email starts with these five seconds', () => {
    expect(open().child('resendActivation').getSnapshot()).toMatchObject({
      context: { recipient: { oktaId: '00u1' }, secondsLeft: 5 },
    })
  })

  it('the event emailCode.choose starts the verification by a mailed code only if the input offersEmailCode is true', async () => {
    const without = open()
    without.send({ type: 'emailCode.choose' })
    expect(without.snapshot().matches({ open: { email: 'link' } })).toBe(true)
    const flow = open({}, true)
    flow.send({ type: 'emailCode.choose' })
    expect(flow.asked('list')).toEqual({ oktaId: '00u1' })
    await flow.answer('list', { factorId: 'emf1' })
    await flow.answer('send', { kind: 'alreadyActive' })
    expect(flow.snapshot().matches({ open: { email: 'verified' } })).toBe(true)
  })

  it('on the event close.choose, the confirmation page clears the stored data', () => {
    let forgotten = 0
    const machine = registrationConfirmationMachine.provide({
      actions: { clearSavedData: () => void forgotten++ },
    })
    const flow = startFlow(machine, { input: { confirmation: stored, offersEmailCode: false }, coverage })
    flow.send({ type: 'close.choose' })
    expect(forgotten).toBe(1)
  })

  testEveryTransition(registrationConfirmationMachine, coverage)
})
