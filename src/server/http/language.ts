import { languageDetector } from 'hono/language'
import { languages } from '../platform/language.ts'

/** What the caller would rather read, by `Accept-Language` alone: the portal sends the language of its page. */
export const language = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: [...languages],
  fallbackLanguage: 'en',
})
