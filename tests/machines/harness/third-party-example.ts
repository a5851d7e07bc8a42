import type { ThirdPartyEntries } from '../../../machines/forms/third-party-form.ts'
import type { ThirdPartyRequest } from '../../../machines/shared/third-party.ts'
import { newLogin } from '../../../stories/examples/people.ts'
import { thirdPartyRequest } from '../../../stories/examples/third-party-people.ts'

/** The sample third-party request. Its address contains the fields of all address types. */
export const exampleRequest: ThirdPartyRequest = {
  ...thirdPartyRequest,
  hashcode: 'h-1',
  address: {
    ...thirdPartyRequest.address,
    poBox: '77',
    unit: 'CMR',
    unitNumber: '450',
    apoFmoDpo: 'APO',
    aeApAA: 'AE',
    foreignState: 'Bavaria',
    foreignCountry: 'DE',
  },
}

export const exampleEntries: ThirdPartyEntries = {
  ...newLogin,
  firstName: 'Sam',
  middleName: '',
  lastName: 'Okafor',
  careOf: '',
  primaryPhone: '+16095550148',
  extension: '',
  email: 'sam@example.com',
  confirmEmail: 'sam@example.com',
  address: exampleRequest.address,
  loginId: 'sokafor_12',
  password: 'Estuary-77',
  confirmPassword: 'Estuary-77',
  answer: 'Swimming',
  mfaOptIn: false,
  phone: '',
}
