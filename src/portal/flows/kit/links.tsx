import type { MouseEvent, ReactElement } from 'react'
import { isPlainPress } from '../../components/plain-press.ts'
import { usePortal, useCommonText } from './portal.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { paths } from '../../../contract/portal-paths.ts'

/** The phone number of support, as a link that the customer can press or copy. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="number" href={`tel:${phone}`}>
      {phone}
    </a>
  )
}

interface SentenceAroundProps {
  readonly sentence: string
  /** The words of the sentence in place of which `children` is shown. */
  readonly words: string
  readonly children: ReactElement
}

/** A sentence with some of its words in an element of their own. */
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
  /** Returns the whole sentence, which contains the phone number `phone`. */
  readonly say: (phone: string) => string
}

/** A sentence with the phone number of support as a link. */
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
  /** The part of the sentence that is the link. */
  readonly words: string
  /** The URL of the link, for example for a new tab. An ordinary press calls `onPress` instead. */
  readonly href: string
  readonly onPress: () => void
}

/**
 * A sentence with a link. Use this component in place of a second button, if the documents prescribe only one button
 * for the screen.
 */
export function SentenceLink({ sentence, words, href, onPress }: SentenceLinkProps) {
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onPress()
  }
  return (
    <SentenceAround sentence={sentence} words={words}>
      <a href={href} onClick={press}>
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
  /**
   * Makes the link less prominent. Set this property if the page has a better next step, or if the customer might have
   * no login.
   */
  readonly quiet?: boolean
  /** The login ID; missing if the flow has no login ID. */
  readonly loginId?: string
}

/**
 * The link to the login page, for a customer who has recovered a login ID or a password (document 1, §2.5; document 2,
 * §2.2).
 */
export function ReturnToLogin({ quiet, loginId }: ReturnToLoginProps) {
  const text = useCommonText()
  const hint = loginId ? `?${new URLSearchParams({ login: loginId })}` : ''
  return (
    <ButtonLink href={`${paths.login}${hint}`} variant={quiet ? 'quiet' : 'main'}>
      {text.returnToLogin}
    </ButtonLink>
  )
}
