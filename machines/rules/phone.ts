import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { asMeant } from './as-meant.ts'

export type PhoneError = 'phoneInvalid'

/** Reads a possible number of the selected country, or a number that names its own country with `+` or `011`. */
const readPhone = (typed: string, country: CountryCode): PhoneNumber | null => {
  const phone = parsePhoneNumberFromString(asMeant(typed).replace(/^tel:/i, ''), {
    defaultCountry: country,
    extract: false,
  })
  return phone?.isPossible() === true ? phone : null
}

/**
 * The phone number must be a possible number of the selected country (document 1, §5). `typed` is the number in
 * national or international form. Nobody can send a text message to an extension, so a number with one is refused.
 */
export const phoneError = (typed: string, country: CountryCode = 'US'): PhoneError | null => {
  const phone = readPhone(typed, country)
  return phone && !phone.ext ? null : 'phoneInvalid'
}

/** Returns the number in international form (E.164, such as `+16095550148`); empty if the number is invalid. */
export const internationalPhone = (typed: string, country: CountryCode = 'US'): string =>
  readPhone(typed, country)?.number ?? ''

/** Returns the extension in a typed number, such as `12` of `609 555 0148 ext. 12`; empty if there is none. */
export const phoneExtension = (typed: string): string => readPhone(typed, 'US')?.ext ?? ''

/**
 * Returns what a form sends for the text in its phone field. A number of another country than the United States keeps
 * its calling code even if it is not possible, so that no later step reads it as a number of the United States.
 */
export const sentPhone = (typed: string, country: CountryCode): string => {
  const phone = readPhone(typed, country)
  if (phone) return phone.number + (phone.ext ? ` ext. ${phone.ext}` : '')
  const text = asMeant(typed)
  return text === '' || country === 'US' ? text : `+${getCountryCallingCode(country)} ${text}`
}

/**
 * Returns the country and the text with which the phone field shows a typed number, or `null` if the number stays as
 * typed. Countries that share a calling code keep the selected country.
 */
export const shownPhone = (
  typed: string,
  selected: CountryCode,
): { readonly country: CountryCode; readonly text: string } | null => {
  const phone = readPhone(typed, selected)
  if (!phone || phone.ext) return null
  const isOfSelected = internationalPhone(phone.nationalNumber, selected) === phone.number
  const country = isOfSelected ? selected : phone.country
  const text = phone.formatNational()
  return country && internationalPhone(text, country) === phone.number ? { country, text } : null
}

/** Returns the country code for the form: the given code, or `US` if the given code is unknown (document 1, §9). */
export const phoneCountry = (chosen: string): CountryCode => (isSupportedCountry(chosen) ? chosen : 'US')

/** A phone number in the two forms that the account search sends (document 1, §3). */
export const phoneForms = (typed: string, country: string) => {
  const phone = readPhone(typed, phoneCountry(country))
  return phone && !phone.ext ? { international: phone.number, national: phone.nationalNumber } : null
}

/** `1` of `+16095550148`; empty if the number is invalid. */
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
