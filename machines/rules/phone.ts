import { isPossiblePhoneNumber, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

export type PhoneProblem = 'phoneInvalid'

/** A possible number for the selected country (document 1, §5); `typed` may be national or international. */
export const phoneProblem = (typed: string, country: CountryCode = 'US'): PhoneProblem | null =>
  isPossiblePhoneNumber(typed, country) ? null : 'phoneInvalid'

/** The number in international form (E.164, as `+16095550148`), or empty when it is none. */
export const internationalPhone = (typed: string, country: CountryCode = 'US'): string =>
  parsePhoneNumberFromString(typed, country)?.number ?? ''
