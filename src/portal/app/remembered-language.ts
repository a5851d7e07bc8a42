import { isLanguage } from '../../contract/languages.ts'
import type { Language } from '../../contract/languages.ts'

const key = 'mywater.language'

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
    const [preferred] = navigator.languages[0]?.toLowerCase().split('-') ?? []
    return isLanguage(preferred) ? preferred : fallback
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
