import {
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

export type PhoneError = 'phoneInvalid'

/** The number is possible in the selected country (document 1, §5); `typed` may be national or international. */
export const phoneError = (typed: string, country: CountryCode = 'US'): PhoneError | null =>
  isPossiblePhoneNumber(typed, country) ? null : 'phoneInvalid'

/** The number in international form (E.164, such as `+16095550148`); empty when it is invalid. */
export const internationalPhone = (typed: string, country: CountryCode = 'US'): string =>
  parsePhoneNumberFromString(typed, country)?.number ?? ''

/** The country code for the form; the United States when the given one is unknown (document 1, §9). */
export const phoneCountry = (chosen: string): CountryCode => (isSupportedCountry(chosen) ? chosen : 'US')

/** The two forms in which a phone number is looked up (document 1, §3). */
export interface PhoneForms {
  /** International form, such as `+16095550148`. */
  readonly international: string
  /** The digits without the calling code, such as `6095550148`. */
  readonly national: string
}

/** Both forms of a typed number, or `null` when it is not possible in the selected country. */
export const phoneForms = (typed: string, country: string): PhoneForms | null => {
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: phoneCountry(country), extract: false })
  return phone?.isPossible() === true ? { international: phone.number, national: phone.nationalNumber } : null
}

/** The calling code of a number in international form (`1` of `+16095550148`); empty when the number is invalid. */
export const phoneCallingCode = (international: string): string =>
  parsePhoneNumberFromString(international)?.countryCallingCode ?? ''

/**
 * The international form of a stored number and its separate calling code, with or without a plus; empty when the two
 * are no valid number.
 */
export const recordedPhone = (number: string, callingCode: string): string => {
  const isWhole = number.trim().startsWith('+')
  const code = callingCode.replace(/\D/g, '') || '1'
  return parsePhoneNumberFromString(isWhole ? number : `+${code}${number.replace(/\D/g, '')}`)?.number ?? ''
}
