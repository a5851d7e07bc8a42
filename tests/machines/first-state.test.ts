import { expect, test } from 'vitest'
import { invitationCompleteMachine } from '../../machines/invitation-complete.machine.ts'
import { phoneConfirmationMachine } from '../../machines/parts/phone-confirmation.machine.ts'
import { registrationConfirmationMachine } from '../../machines/registration-confirmation.machine.ts'
import { startFlow } from './harness/start-flow.ts'

const phone = {
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  codeSecondsLeft: 12,
}
const person = { ...phone, customerName: 'Jordan Rivera', email: 'jordan@example.com', loginId: 'jrivera26' }
const confirmation = { ...person, accountNumber: '210012345678', pendingRecorded: false, emailSecondsLeft: 5 }
const confirmed = (input: typeof confirmation | null) =>
  startFlow(registrationConfirmationMachine, { input: { confirmation: input, offersEmailCode: false } })

test.each([
  [{}, 'verification'],
  [{ phoneVerified: true }, 'verified'],
  [{ factorId: '' }, 'notEnrolled'],
  [{ factorId: '', mfaOptIn: false, phone: '' }, 'notAsked'],
])('with the phone data %o, phoneConfirmation starts in the state %s', (change, state) => {
  const flow = startFlow(phoneConfirmationMachine, { input: { phone: { ...phone, ...change } } })
  expect(flow.snapshot().value).toBe(state)
})

test.each([null, { ...person, loginId: '' }])('the welcome page of %o leads to the login', (welcome) => {
  expect(startFlow(invitationCompleteMachine, { input: { welcome } }).snapshot().value).toBe('login')
})

test.each([null, { ...confirmation, accountNumber: '' }])('%o is nothing to confirm', (input) => {
  expect(confirmed(input).snapshot().value).toBe('nothingStored')
})

test('a stored cooldown of five seconds goes on after a reload', () => {
  expect(confirmed(confirmation).child('resendActivation').getSnapshot()).toMatchObject({
    context: { recipient: { oktaId: '00u1' }, secondsLeft: 5 },
  })
})
