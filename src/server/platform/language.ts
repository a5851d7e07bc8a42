import { allLanguages, type Language } from '../../contract/languages.ts'

export type { Language }

const find = (tag: string | undefined) => allLanguages.find((language) => language === tag)

/** English if the language is not supported. */
export const toLanguage = (tag: string): Language => find(tag) ?? 'en'

/** `wishes` are lists in the format of `ui_locales`. Without a supported language: `preferred`, or else English. */
export const chooseLanguage = (preferred: string, ...wishes: (string | undefined)[]): Language => {
  const tags = wishes.flatMap((wish) => wish?.toLowerCase().split(/[\s-]+/) ?? [])
  return find(tags.find(find)) ?? toLanguage(preferred)
}

/** For example "3 days" or "3天". */
export const inUnits = (
  language: Language,
  amount: number,
  unit: 'second' | 'minute' | 'hour' | 'day',
): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

/** Such as "15 minutes" or "23 hours"; rounds up. */
export const waitText = (seconds: number, language: Language): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90
    ? inUnits(language, minutes, 'minute')
    : inUnits(language, Math.ceil(minutes / 60), 'hour')
}
