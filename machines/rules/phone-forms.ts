import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

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
