import { expect, test } from 'vitest'
import { invitationCompleteMachine } from '../../machines/invitation-complete.machine.ts'
import { registrationConfirmationMachine } from '../../machines/registration-confirmation.machine.ts'
import { startFlow } from './harness/start-flow.ts'

const person = {
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  codeSecondsLeft: 12,
  customerName: 'Jordan Rivera',
  email: 'jordan@example.com',
  loginId: 'jrivera26',
}

test('a welcome page without a login ID leads to the login', () => {
  const welcome = { ...person, loginId: '' }
  expect(startFlow(invitationCompleteMachine, { input: { welcome } }).snapshot().value).toBe('login')
})

test('a registration without an account number is nothing to confirm', () => {
  const confirmation = { ...person, accountNumber: '', pendingRecorded: false, emailSecondsLeft: 5 }
  const input = { confirmation, offersEmailCode: false }
  expect(startFlow(registrationConfirmationMachine, { input }).snapshot().value).toBe('nothingStored')
})
