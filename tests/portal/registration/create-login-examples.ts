import type { BillEntries } from '../../../machines/forms/bill.ts'
import { received } from '../kit/decoded.ts'
import { newLogin, registrant } from '../../../stories/examples/people.ts'

export const person = registrant
export const business: BillEntries = {
  ...person,
  customerType: 'business',
  firstName: '',
  middleName: '',
  lastName: '',
  customerName: 'Riverton Nursery',
}
/** The call removes the spaces around all entries except the secrets. */
export const entries = {
  ...newLogin,
  loginId: 'jrivera_48',
  password: ' Orchard-Lane48 ',
  confirmPassword: ' Orchard-Lane48 ',
  answer: ' spelling bee ',
  email: 'jordan.rivera@example.com',
}
export const answer = received('createUserWithCredentials', {
  status: 'STAGED',
  Status: 'Success',
  id: '00u1',
  oktaId: '00u1',
  mfaEnrolledStatus: 'Success',
  errorCauses: [],
  smsFactorId: 'sms1',
})

/** Without a reason. */
export const ineligible = {
  Status: 'Ineligible',
  Details: '',
  StatusCode: '',
  'Okta Account Status': '',
  'Okta Id': '',
}
