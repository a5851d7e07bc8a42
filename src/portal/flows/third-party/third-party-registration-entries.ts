import type { AddressType } from '../../../../machines/forms/address.ts'
import type { ThirdPartyRequest } from '../../../../machines/shared/third-party.ts'
import type { ThirdPartyDraft, ThirdPartyEntries } from '../../../../machines/forms/third-party.ts'
import type { ReadField } from '../kit/form.ts'
import { readCredentials } from '../registration/credentials-fields.tsx'

/** What Personal Info starts with. */
export type PersonStart = Pick<
  ThirdPartyDraft,
  'firstName' | 'middleName' | 'lastName' | 'careOf' | 'primaryPhone' | 'extension' | 'email' | 'confirmEmail'
>

/** What the request knows of the person: both email fields hold its address. */
export const startOf = (request: ThirdPartyRequest): PersonStart => ({
  firstName: request.firstName,
  middleName: '',
  lastName: request.lastName,
  careOf: request.careOf,
  primaryPhone: request.phone,
  extension: request.extension,
  email: request.email,
  confirmEmail: request.email,
})

/** What stands in the form; fields of other address types are read too and stay out of the call. */
export const readThirdParty = (read: ReadField, addressType: AddressType): ThirdPartyEntries => ({
  ...readCredentials(read),
  firstName: read('firstName'),
  middleName: read('middleName'),
  lastName: read('lastName'),
  careOf: read('careOf'),
  primaryPhone: read('primaryPhone'),
  extension: read('extension'),
  email: read('email'),
  confirmEmail: read('confirmEmail'),
  address: {
    addressType,
    houseNumber: read('houseNumber'),
    streetName: read('streetName'),
    streetSupplement: read('streetSupplement'),
    poBox: read('poBox'),
    unit: read('unit'),
    unitNumber: read('unitNumber'),
    apoFmoDpo: read('apoFmoDpo'),
    aeApAA: read('aeApAA'),
    city: read('city'),
    state: read('state'),
    foreignState: read('foreignState'),
    foreignCountry: read('foreignCountry'),
    zipCode: read('zipCode'),
  },
})
