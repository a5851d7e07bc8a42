import type { InvitationEntries, LoginEntries } from '../../machines/forms/login-form.ts'
import type { BillEntries } from '../../machines/forms/bill.ts'

export const registrant: BillEntries = {
  accountNumber: '210012345678',
  customerType: 'individual',
  firstName: 'Jordan',
  middleName: 'M',
  lastName: 'Rivera',
  customerName: '',
}

/** Satisfies every rule. No other file contains its secrets, so a test can find any copy of a secret. */
export const newLogin: LoginEntries = {
  loginId: 'jrivera_48',
  password: 'Kingfisher-Weir7',
  confirmPassword: 'Kingfisher-Weir7',
  question: 'first_award',
  answer: 'otter spotting cup',
  email: 'jordan.rivera@example.com',
  confirmEmail: 'jordan.rivera@example.com',
  mfaOptIn: true,
  phone: '+16095550148',
}

const { email: _email, confirmEmail: _confirmEmail, ...invited } = newLogin
/** The invitation contains the email address. */
export const invitedLogin: InvitationEntries = invited

export const createdLogin = {
  loginId: newLogin.loginId,
  email: newLogin.email,
  oktaId: '00u1',
  factorId: 'sms1',
  phone: newLogin.phone,
}
