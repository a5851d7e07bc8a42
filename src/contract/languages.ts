/**
 * The only list of the portal's languages. Each key is a language tag. Its value is the name of the language, written
 * in the language itself. The tag is also the name of the folder that contains the texts in this language.
 */
export const languages = { en: 'English', es: 'Español', fr: 'Français', zh: '简体中文' } as const
export type Language = keyof typeof languages

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

export const allLanguages: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** @param tags in order of preference, such as `es-MX` or `zh-Hans-CN` */
export const preferredLanguage = (
  tags: readonly string[],
  offered: readonly Language[],
): Language | undefined =>
  tags
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((tag) => offered.find((language) => language === tag))
    .find((language) => language !== undefined)

/**
 * The query parameter with which a link sets the language of a page. OpenID Connect defines this name, and the portal
 * and the identity provider both use this parameter.
 */
export const languageParameter = 'ui_locales'

/**
 * The name of the cookie with the language that the customer has chosen. The server reads this cookie when it renders a
 * page. The cookie is never set for a shared domain, and its value is not secret.
 */
export const languageCookie = {
  name: 'mywater_language',
  write: (language: Language, isSecure: boolean): string =>
    `mywater_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`,
} as const
