import { countryCodes } from '../../../../machines/rules/countries.ts'

/** Every country by its name in the language of the page, in that language's order. */
export const countryOptions = (language: string): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label))
}
