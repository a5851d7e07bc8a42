/** What mails, messages and the identity provider's pages are written in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The language a caller would rather read, from `Accept-Language`: Spanish when it ranks above English. */
export const preferredLanguage = (header: string | undefined): Language => {
  const rank = (language: string) => {
    const ranks = (header ?? '')
      .split(',')
      .map((part) => part.trim().split(';'))
      .filter(([tag = '']) => tag.toLowerCase().split('-')[0] === language)
      .map(([, quality = 'q=1']) => Number(quality.trim().replace(/^q=/i, '')) || 0)
    return Math.max(0, ...ranks)
  }
  return rank('es') > rank('en') ? 'es' : 'en'
}
