/** What mails, messages and the identity provider's pages are written in. */
const languages = ['en', 'es', 'fr', 'zh'] as const
export type Language = (typeof languages)[number]

const find = (tag: string | undefined) => languages.find((language) => language === tag)

/** A language we write in, for a tag that may be any; English where it is none of them. */
export const toLanguage = (tag: string): Language => find(tag) ?? 'en'

/** The first wish (as in `ui_locales`) that names one of our languages, else the one that is preferred otherwise. */
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
