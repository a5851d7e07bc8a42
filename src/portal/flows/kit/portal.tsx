import { createContext, use, type ReactNode } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import { readTexts, type TextName, type Texts } from '../../text/load-texts.ts'

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
  readonly year: number
}

const PortalContext = createContext<Portal | null>(null)

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>
}

export const usePortal = (): Portal => {
  const portal = use(PortalContext)
  if (portal === null) throw new Error('A screen stands outside PortalProvider.')
  return portal
}

export const useText = <Name extends TextName>(name: Name): Texts[Name] =>
  readTexts(usePortal().language, name)

export const useCommonText = () => useText('common')

export const useBillPicture = (alt: string) => {
  const { configuration, language } = usePortal()
  const { address, inLanguage, width, height, alt: ownAlt } = configuration.bill
  return {
    picture: { address: inLanguage?.[language] ?? address, width, height },
    alt: ownAlt?.[language] ?? alt,
  }
}

/** A button with a countdown reserves the width of a label with this number. All of two digits are as wide. */
export const sampleWait = 30

export const useWaitingLabel = () => {
  const text = useCommonText()
  return (label: string, seconds: number): string => text.labelIn(label, waitText(text, seconds))
}

export const useWaitSentence = () => {
  const text = useCommonText()
  return (seconds = 0): string | undefined => {
    if (seconds > 0) return text.tryAgainIn(waitText(text, seconds))
    return navigator.onLine ? undefined : text.offline
  }
}

export const useWithWait = () => {
  const waitSentence = useWaitSentence()
  return (message: string, seconds?: number): string =>
    [message, waitSentence(seconds)].filter((line) => line !== undefined).join('\n')
}

type Units = Readonly<Record<'seconds' | 'minutes' | 'hours', (count: number) => string>>

/**
 * Returns a number of seconds as text, rounded up to a whole unit: "30 seconds", "12 minutes", "3 hours". The units are
 * texts of the portal, because on a slow phone the first use of `Intl.NumberFormat` takes 60 milliseconds.
 */
const waitText = (text: Units, seconds: number): string => {
  if (seconds < 60) return text.seconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? text.minutes(minutes) : text.hours(Math.ceil(minutes / 60))
}
