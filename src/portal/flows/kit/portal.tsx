import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'

/** What every screen may say and point to: names, links and switches of the page, and the language it speaks. */
export interface Portal {
  readonly language: Language
  readonly switchLanguage: (language: Language) => void
  readonly configuration: Pick<
    PageConfiguration,
    'productName' | 'utilityName' | 'sisterName' | 'supportPhone' | 'recaptchaSiteKey' | 'links' | 'features'
  >
  /** For the footer. */
  readonly year: number
}

const PortalContext = createContext<Portal | null>(null)

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>
}

/** @throws Error outside a `PortalProvider` */
export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (portal === null) throw new Error('A screen stands outside PortalProvider.')
  return portal
}
