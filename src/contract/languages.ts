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

/** The first of these tags (`es-MX`) that names one of our languages. */
export const preferredLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage)

/** What a person chose, for whoever writes their next page. Not on a shared domain, and no secret. */
export const languageCookie = {
  name: 'mywater_language',
  write: (language: Language, isSecure: boolean): string =>
    `mywater_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`,
} as const
