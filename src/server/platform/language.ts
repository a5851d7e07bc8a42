/** The languages of mails, text messages and the identity provider's pages. */
const languages = ['en', 'es', 'fr', 'zh'] as const
export type Language = (typeof languages)[number]

const find = (tag: string | undefined) => languages.find((language) => language === tag)

/** Returns the supported language for a language tag; English if the language is not supported. */
export const toLanguage = (tag: string): Language => find(tag) ?? 'en'

/**
 * Returns the first supported language in `wishes`, which are lists of languages in the format of `ui_locales`. If
 * these lists contain no supported language, returns `preferred`; English if `preferred` is not supported.
 */
export const chooseLanguage = (preferred: string, ...wishes: (string | undefined)[]): Language => {
  const tags = wishes.flatMap((wish) => wish?.toLowerCase().split(/[\s-]+/) ?? [])
  return find(tags.find(find)) ?? toLanguage(preferred)
}

/** Formats a number with its unit, for example "3 days" or "3天". */
export const inUnits = (
  language: Language,
  amount: number,
  unit: 'second' | 'minute' | 'hour' | 'day',
): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

/** Formats a waiting time, such as "15 minutes" or "23 hours". Rounds up. */
export const waitText = (seconds: number, language: Language): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90
    ? inUnits(language, minutes, 'minute')
    : inUnits(language, Math.ceil(minutes / 60), 'hour')
}
