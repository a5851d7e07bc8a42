/** The languages of mails, text messages and the identity provider's pages. */
const languages = ['en', 'es', 'fr', 'zh'] as const
export type Language = (typeof languages)[number]

const find = (tag: string | undefined) => languages.find((language) => language === tag)

/** Our language for any tag; English if it is none of ours. */
export const toLanguage = (tag: string): Language => find(tag) ?? 'en'

/** The first requested language (as in `ui_locales`) that is one of ours, else the preferred one. */
export const chooseLanguage = (preferred: string, ...wishes: (string | undefined)[]): Language => {
  const tags = wishes.flatMap((wish) => wish?.toLowerCase().split(/[\s-]+/) ?? [])
  return find(tags.find(find)) ?? toLanguage(preferred)
}

/** An amount as a person says it: "3 days", "3天". */
export const inUnits = (
  language: Language,
  amount: number,
  unit: 'second' | 'minute' | 'hour' | 'day',
): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
