/** Every language, by its tag, called as it calls itself: the one list. Its texts are the folder of that name. */
export const languages = { en: 'English', es: 'Español' } as const
export type Language = keyof typeof languages

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** The language after `language` in the list, the first after the last. */
export const nextLanguage = (language: Language): Language => {
  const all = Object.keys(languages).filter(isLanguage)
  return all[(all.indexOf(language) + 1) % all.length] ?? language
}
