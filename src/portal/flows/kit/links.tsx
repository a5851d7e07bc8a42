import type { MouseEvent, ReactElement } from 'react'
import { isPlainPress } from '../../components/plain-press.ts'
import { usePortal, useCommonText } from './portal.tsx'
import { ButtonLink, type ButtonVariant } from '../../components/button/button.tsx'
import { paths } from '../../../contract/portal-paths.ts'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="number" href={`tel:${phone}`}>
      {phone}
    </a>
  )
}

interface SentenceAroundProps {
  readonly sentence: string
  readonly words: string
  readonly children: ReactElement
}

export function SentenceAround({ sentence, words, children }: SentenceAroundProps) {
  const [before, ...after] = sentence.split(words)
  return (
    <>
      <span>{before}</span>
      {children}
      <span>{after.join(words)}</span>
    </>
  )
}

interface PhoneSentenceProps {
  readonly say: (phone: string) => string
}

export function PhoneSentence({ say }: PhoneSentenceProps) {
  const { supportPhone } = usePortal().configuration
  return (
    <SentenceAround sentence={say(supportPhone)} words={supportPhone}>
      <PhoneLink phone={supportPhone} />
    </SentenceAround>
  )
}

interface SentenceLinkProps {
  readonly sentence: string
  readonly words: string
  /** The URL of the link, for example for a new tab. An ordinary press calls `onPress` instead. */
  readonly href: string
  readonly onPress: () => void
}

/** The URL of a link is then only for a new tab. */
export const inPlace = (onPress: () => void) => (event: MouseEvent) => {
  if (!isPlainPress(event)) return
  event.preventDefault()
  onPress()
}

export function SentenceLink({ sentence, words, href, onPress }: SentenceLinkProps) {
  return (
    <SentenceAround sentence={sentence} words={words}>
      <a href={href} onClick={inPlace(onPress)}>
        {words}
      </a>
    </SentenceAround>
  )
}

/** The sentence "You can reach us at …", below a documented message that says "contact us" without a phone number. */
export function CallUs() {
  const { callUs } = useCommonText()
  return <PhoneSentence say={callUs} />
}

interface ReturnToLoginProps {
  readonly variant?: ButtonVariant
  readonly loginId?: string
}

export function ReturnToLogin({ variant, loginId }: ReturnToLoginProps) {
  const text = useCommonText()
  const hint = loginId ? `?${new URLSearchParams({ login: loginId })}` : ''
  return (
    <ButtonLink href={`${paths.login}${hint}`} variant={variant}>
      {text.returnToLogin}
    </ButtonLink>
  )
}
