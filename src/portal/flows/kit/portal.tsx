import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import { readTexts } from '../../text/load-texts.ts'
import type { TextName, Texts } from '../../text/texts.ts'
import { waitWords } from './wait-words.ts'
import { paths } from '../../../contract/portal-paths.ts'

/** What every screen may say and point to: names, links and switches of the page, and the language it speaks. */
export interface Portal {
  readonly language: Language
  readonly switchLanguage: (language: Language) => void
  readonly configuration: Pick<
    PageConfiguration,
    | 'productName'
    | 'utilityName'
    | 'sisterName'
    | 'supportPhone'
    | 'mailSender'
    | 'bill'
    | 'languages'
    | 'recaptchaSiteKey'
    | 'recaptchaScript'
    | 'links'
    | 'features'
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

/** A hook for the words of one file of texts, in the language of the page. */
export const textsOf =
  <Name extends TextName>(name: Name): (() => Texts[Name]) =>
  () =>
    readTexts(usePortal().language, name)

export const useCommonText = textsOf('common')

/** The picture of the sample bill; `alt` says what it shows unless the brand has another bill. */
export const useBillPicture = (alt: string) => {
  const { configuration, language } = usePortal()
  const { address, inLanguage, width, height, alt: ownAlt } = configuration.bill
  return {
    picture: { address: inLanguage?.[language] ?? address, width, height },
    alt: ownAlt?.[language] ?? alt,
  }
}

/** Seconds that a button counts down: of two figures, as wide as any. */
export const usualWait = 30

/** Of a button that sends something once more: its label while the next time has to wait. */
export const useWaitingLabel = () => {
  const { language } = usePortal()
  const { labelIn } = useCommonText()
  return (label: string, seconds: number): string => labelIn(label, waitWords(language, seconds))
}

/**
 * Puts below a flow's message, on a line of its own, how many seconds to wait, where the backend named them, or that
 * there is no connection.
 */
export const useWithWait = () => {
  const { language } = usePortal()
  const { tryAgainIn, offline } = useCommonText()
  return (message: string, seconds = 0): string => {
    if (seconds > 0) return `${message}\n${tryAgainIn(waitWords(language, seconds))}`
    return navigator.onLine ? message : `${message}\n${offline}`
  }
}

/** What every step says and points to: its close icon leads to /login (document 2, §2.1). */
export const useStepLabels = () => {
  const text = useCommonText()
  return {
    product: usePortal().configuration.productName,
    errorPrefix: text.errorPrefix,
    errorsTitle: text.errorsTitle,
    closeLabel: text.close,
    closeHref: paths.login,
  }
}
