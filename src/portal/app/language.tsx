import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { languageCookie, languageParameter, preferredLanguage } from '../../contract/languages.ts'
import { parametersOf } from '../../contract/portal-paths.ts'
import type { Language } from '../../contract/languages.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { PortalProvider, type Portal } from '../flows/kit/portal.tsx'
import type { TabStorage } from '../records/tab-storage.ts'
import { loadTexts } from '../text/load-texts.ts'

export interface LanguageRootProps {
  readonly configuration: PageConfiguration
  readonly language: Language
  readonly year: number
  readonly onChosen: (language: Language) => void
  readonly children: ReactNode
}

export function LanguageRoot({
  configuration,
  language: initial,
  year,
  onChosen,
  children,
}: LanguageRootProps) {
  const [language, setLanguage] = useState(initial)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const portal = useMemo<Portal>(
    () => ({
      configuration,
      language,
      switchLanguage: (chosen) => {
        rememberedLanguage.write(chosen)
        // If the texts of a language cannot be loaded, the page keeps its language. If the customer chooses the
        // language again, the load is repeated.
        loadTexts(chosen).then(
          () => setLanguage(chosen),
          () => undefined,
        )
        onChosen(chosen)
      },
      year,
    }),
    [configuration, language, year, onChosen],
  )
  return <PortalProvider portal={portal}>{children}</PortalProvider>
}

let chosenHere: Language | null = null

const inCookie = (): readonly string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('='))
    .flatMap(([name, value = '']) => (name === languageCookie.name ? [value] : []))

const linkKey = 'mywater.linkLanguage'

/** The language applies to all pages of the tab, also after a sign-in. */
export const linkLanguage = (
  storage: TabStorage,
  search: string,
  { languages }: Pick<PageConfiguration, 'languages'>,
): Language | undefined => {
  const inLink = parametersOf(search).get(languageParameter)
  const language = preferredLanguage([inLink ?? storage.getItem(linkKey) ?? ''], languages)
  if (language !== undefined) storage.setItem(linkKey, language)
  return language
}

/**
 * Reads and stores the language of the page. The portal uses the first available language of this list: 1. the
 * customer's choice, 2. the language of the mailed link, or else of the server's text, 3. a language that the browser
 * requests, 4. the default language of the configuration.
 */
export const rememberedLanguage = {
  read: (
    ofLinkOrText: Language | undefined,
    { languages, locale }: Pick<PageConfiguration, 'languages' | 'locale'>,
  ): Language => {
    const chosen = chosenHere ?? preferredLanguage(inCookie(), languages)
    return chosen ?? ofLinkOrText ?? preferredLanguage(navigator.languages, languages) ?? locale
  },
  write: (language: Language): void => {
    chosenHere = language
    // If the browser blocks cookies, the chosen language is lost when the customer leaves this document.
    document.cookie = languageCookie.write(language, window.location.protocol === 'https:')
  },
}
