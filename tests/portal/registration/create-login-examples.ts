import type { BillEntries } from '../../../machines/forms/bill.ts'
import type { LoginEntries } from '../../../machines/forms/credentials.ts'

export const person: BillEntries = {
  accountNumber: '210012345678',
  customerType: 'individual',
  firstName: 'Jordan',
  middleName: 'M',
  lastName: 'Rivera',
  customerName: '',
}
export const business: BillEntries = {
  ...person,
  customerType: 'business',
  firstName: '',
  middleName: '',
  lastName: '',
  customerName: 'Riverton Nursery',
}
export const entries: LoginEntries = {
  loginId: ' jrivera_48 ',
  password: ' Orchard-Lane48 ',
  confirmPassword: ' Orchard-Lane48 ',
  question: 'first_award',
  answer: ' spelling bee ',
  email: ' jordan.rivera@example.com ',
  confirmEmail: 'jordan.rivera@example.com',
  mfaOptIn: true,
  phone: '+16095550148',
}
export const answer = {
  status: 'STAGED',
  Status: 'Success',
  id: '00u1',
  oktaId: '00u1',
  mfaEnrolledStatus: 'Success',
  errorCauses: [],
  smsFactorId: 'sms1',
}

/** A response of `checkRegistrationEligibility` without a reason. */
export const ineligible = {
  Status: 'Ineligible',
  Details: '',
  StatusCode: '',
  'Okta Account Status': '',
  'Okta Id': '',
}
