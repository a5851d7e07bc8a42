import {
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

export type PhoneError = 'phoneInvalid'

/**
 * The phone number must be a possible number of the selected country (document 1, §5). `typed` is the number in
 * national or international form.
 */
export const phoneError = (typed: string, country: CountryCode = 'US'): PhoneError | null =>
  isPossiblePhoneNumber(typed, country) ? null : 'phoneInvalid'

/** Returns the number in international form (E.164, such as `+16095550148`); empty if the number is invalid. */
export const internationalPhone = (typed: string, country: CountryCode = 'US'): string =>
  parsePhoneNumberFromString(typed, country)?.number ?? ''

/** Returns the country code for the form: the given code, or `US` if the given code is unknown (document 1, §9). */
export const phoneCountry = (chosen: string): CountryCode => (isSupportedCountry(chosen) ? chosen : 'US')

/** A phone number in the two forms that the account search sends (document 1, §3). */
export interface PhoneForms {
  /** The phone number in international form, such as `+16095550148`. */
  readonly international: string
  /** The phone number without the calling code, such as `6095550148`. */
  readonly national: string
}

/**
 * Returns a typed number in international and in national form, or `null` if the number is not possible in the selected
 * country.
 */
export const phoneForms = (typed: string, country: string): PhoneForms | null => {
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: phoneCountry(country), extract: false })
  return phone?.isPossible() === true ? { international: phone.number, national: phone.nationalNumber } : null
}

/**
 * Returns the calling code of a number in international form (`1` of `+16095550148`); empty if the number is invalid.
 */
export const phoneCallingCode = (international: string): string =>
  parsePhoneNumberFromString(international)?.countryCallingCode ?? ''

/**
 * Returns a stored phone number in international form; empty if the number is invalid. A number without a calling code
 * gets the stored calling code, or `1` if none is stored.
 */
export const recordedPhone = (number: string, callingCode: string): string => {
  const isWhole = number.trim().startsWith('+')
  const code = callingCode.replace(/\D/g, '') || '1'
  return parsePhoneNumberFromString(isWhole ? number : `+${code}${number.replace(/\D/g, '')}`)?.number ?? ''
}
