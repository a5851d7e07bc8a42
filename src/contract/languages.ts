/** The one list of languages: each tag with the language's own name. The folder of that tag has its texts. */
export const languages = { en: 'English', es: 'Español', fr: 'Français', zh: '简体中文' } as const
export type Language = keyof typeof languages

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

export const allLanguages: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** The first of these tags (`es-MX`, `zh-Hans-CN`) whose language is offered. */
export const preferredLanguage = (
  tags: readonly string[],
  offered: readonly Language[],
): Language | undefined =>
  tags
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((tag) => offered.find((language) => language === tag))
    .find((language) => language !== undefined)

/**
 * The parameter with the language of the page that a link opens, here and on the identity provider's pages (OpenID
 * Connect's name for it).
 */
export const languageParameter = 'ui_locales'

/**
 * The cookie with the chosen language, for the server that renders the next page. Never on a shared domain, and no
 * secret.
 */
export const languageCookie = {
  name: 'mywater_language',
  write: (language: Language, isSecure: boolean): string =>
    `mywater_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`,
} as const
