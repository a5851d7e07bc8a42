import type { ThirdPartyRequest } from '../../machines/shared/third-party.ts'

/** A request whose address has every field, so that each address type finds its own. */
export const exampleRequest: ThirdPartyRequest = {
  hashcode: 'h-1',
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
    poBox: '77',
    unit: 'CMR',
    unitNumber: '450',
    apoFmoDpo: 'APO',
    aeApAA: 'AE',
    city: 'Riverton',
    state: 'NJ',
    foreignState: 'Bavaria',
    foreignCountry: 'DE',
    zipCode: '08077',
  },
}
