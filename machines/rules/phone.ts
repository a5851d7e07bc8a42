import { isPossiblePhoneNumber, type CountryCode } from 'libphonenumber-js/min'

export type PhoneProblem = 'phoneInvalid'

/** A possible number for the selected country (document 1, §5); `typed` may be national or international. */
export const phoneProblem = (typed: string, country: CountryCode = 'US'): PhoneProblem | null =>
  isPossiblePhoneNumber(typed, country) ? null : 'phoneInvalid'
