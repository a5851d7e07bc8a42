import type { ThirdPartyRequest } from '../../machines/shared/third-party.ts'

/** A third-party request: a customer asks a third party to become the secondary holder of the account. */
export const thirdPartyRequest: ThirdPartyRequest = {
  hashcode: 'code-of-the-mailed-link',
  accountNumber: '210012345678',
  primaryPartnerNumber: '1100000001',
  partnerNumber: '',
  relationshipType: 'THIRD_PARTY',
  firstName: 'Sam Lee',
  lastName: 'Okafor',
  careOf: '',
  phone: '+16095550148',
  extension: '',
  email: 'sam@example.com',
  address: {
    addressType: 'STANDARD',
    houseNumber: '12',
    streetName: 'Ferry Lane',
    streetSupplement: '',
    poBox: '',
    unit: '',
    unitNumber: '',
    apoFmoDpo: '',
    aeApAA: '',
    city: 'Riverton',
    state: 'NJ',
    foreignState: '',
    foreignCountry: '',
    zipCode: '08077',
  },
}
