import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import { readTexts } from '../../text/load-texts.ts'
import type { TextName, Texts } from '../../text/texts.ts'
import { waitText } from './wait-text.ts'
import { paths } from '../../../contract/portal-paths.ts'

/** The data and functions that every screen can use: names, links, features and language of the page. */
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
  /** The year in the footer. */
  readonly year: number
}

const PortalContext = createContext<Portal | null>(null)

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>
}

/** @throws Error if the component is outside of a `PortalProvider` */
export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (portal === null) throw new Error('A screen stands outside PortalProvider.')
  return portal
}

/** Returns a hook for the texts of one file, in the language of the page. */
export const textsOf =
  <Name extends TextName>(name: Name): (() => Texts[Name]) =>
  () =>
    readTexts(usePortal().language, name)

export const useCommonText = textsOf('common')

/**
 * Returns the picture of the sample bill with its description. If the page configuration contains no description, the
 * description is `alt`.
 */
export const useBillPicture = (alt: string) => {
  const { configuration, language } = usePortal()
  const { address, inLanguage, width, height, alt: ownAlt } = configuration.bill
  return {
    picture: { address: inLanguage?.[language] ?? address, width, height },
    alt: ownAlt?.[language] ?? alt,
  }
}

/**
 * A sample number of seconds. A button with a countdown reserves the width of a label with this number. All numbers of
 * two digits have the same width.
 */
export const sampleWait = 30

/**
 * Returns a function that creates the label of a resend button during its cooldown, such as "Resend Code in 24
 * seconds".
 */
export const useWaitingLabel = () => {
  const text = useCommonText()
  return (label: string, seconds: number): string => text.labelIn(label, waitText(text, seconds))
}

/**
 * Returns the sentence below the message of a failed call. It contains the waiting time that the backend has sent, or
 * says that there is no connection. If neither applies, the result is `undefined`.
 * @param seconds the waiting time
 */
export const useWaitSentence = () => {
  const text = useCommonText()
  return (seconds = 0): string | undefined => {
    if (seconds > 0) return text.tryAgainIn(waitText(text, seconds))
    return navigator.onLine ? undefined : text.offline
  }
}

/** Returns a function that adds the sentence about the waiting time to a message, on a separate line. */
export const useWithWait = () => {
  const waitSentence = useWaitSentence()
  return (message: string, seconds?: number): string =>
    [message, waitSentence(seconds)].filter((line) => line !== undefined).join('\n')
}

/** Returns the props that every step has. The close icon leads to /login (document 2, §2.1). */
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
