import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { rememberedLanguage } from './remembered-language.ts'
import type { Language } from '../../contract/languages.ts'
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
