import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

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
