import {
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

export type PhoneError = 'phoneInvalid'

/** A possible number for the selected country (document 1, §5); `typed` may be national or international. */
export const phoneError = (typed: string, country: CountryCode = 'US'): PhoneError | null =>
  isPossiblePhoneNumber(typed, country) ? null : 'phoneInvalid'

/** The number in international form (E.164, as `+16095550148`), or empty when it is none. */
export const internationalPhone = (typed: string, country: CountryCode = 'US'): string =>
  parsePhoneNumberFromString(typed, country)?.number ?? ''

/** The country as a form carries it; the United States where it is none (document 1, §9). */
export const phoneCountry = (chosen: string): CountryCode => (isSupportedCountry(chosen) ? chosen : 'US')

/** The two forms in which a phone number is looked up (document 1, §3). */
export interface PhoneForms {
  /** As `+16095550148`. */
  readonly international: string
  /** Its digits without the country, as `6095550148`. */
  readonly national: string
}

/** Both forms of what was typed, or `null` when it is no possible number for the selected country. */
export const phoneForms = (typed: string, country: string): PhoneForms | null => {
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: phoneCountry(country), extract: false })
  return phone?.isPossible() === true ? { international: phone.number, national: phone.nationalNumber } : null
}

/** The calling code of a number in international form (`1` of `+16095550148`); empty when it is none. */
export const phoneCallingCode = (international: string): string =>
  parsePhoneNumberFromString(international)?.countryCallingCode ?? ''

/**
 * International form of a number that is on record beside its calling code, with or without a plus; empty when the
 * two make no number.
 */
export const recordedPhone = (number: string, callingCode: string): string => {
  const isWhole = number.trim().startsWith('+')
  const code = callingCode.replace(/\D/g, '') || '1'
  return parsePhoneNumberFromString(isWhole ? number : `+${code}${number.replace(/\D/g, '')}`)?.number ?? ''
}
