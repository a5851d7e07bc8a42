import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { isLanguage } from '../../contract/languages.ts'
import type { Language } from '../../contract/languages.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { PortalProvider } from '../flows/kit/portal.tsx'
import type { Portal } from '../flows/kit/portal.tsx'
import { loadTexts } from '../text/load-texts.ts'

interface LanguageRootProps {
  readonly configuration: PageConfiguration
  readonly language: () => Language
  readonly children: ReactNode
}

/** Gives every screen the page's names and its language, and switches that language. */
export function LanguageRoot({ configuration, language: initial, children }: LanguageRootProps) {
  const [language, setLanguage] = useState(initial)
  const [year] = useState(() => new Date().getFullYear())
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const portal = useMemo<Portal>(
    () => ({
      configuration,
      language,
      switchLanguage: (chosen) => {
        rememberedLanguage.write(chosen)
        // without its words the page stays as it is; the next press tries again
        loadTexts(chosen).then(
          () => setLanguage(chosen),
          () => undefined,
        )
      },
      year,
    }),
    [configuration, language, year],
  )
  return <PortalProvider portal={portal}>{children}</PortalProvider>
}

const storageKey = 'mywater.language'

const stored = (): string | null => {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

let chosenHere: Language | null = null

/** The language of the page: what the person chose, else what their browser asks for, else the page's own. */
export const rememberedLanguage = {
  read: (fallback: Language): Language => {
    const known = chosenHere ?? stored()
    if (isLanguage(known)) return known
    const [preferred] = navigator.languages[0]?.toLowerCase().split('-') ?? []
    return isLanguage(preferred) ? preferred : fallback
  },
  write: (language: Language): void => {
    chosenHere = language
    try {
      window.localStorage.setItem(storageKey, language)
    } catch {
      // where storage is forbidden, the choice lasts as long as the page
    }
  },
}
