import type { ThirdPartyRequest } from '../../../machines/shared/third-party.ts'
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
