import type { Language } from '../flows/kit/portal.tsx'

const key = 'mywater.language'
const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es'

const stored = (): string | null => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

let chosen: Language | null = null

/** The language of the page: what the person chose, else what their browser asks for, else the page's own. */
export const rememberedLanguage = {
  read: (fallback: Language): Language => {
    const known = chosen ?? stored()
    if (isLanguage(known)) return known
    return navigator.languages[0]?.startsWith('es') === true ? 'es' : fallback
  },
  write: (language: Language): void => {
    chosen = language
    try {
      window.localStorage.setItem(key, language)
    } catch {
      // where storage is forbidden, the choice lasts as long as the page
    }
  },
}
