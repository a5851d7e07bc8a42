import type { MouseEvent } from 'react'
import { isPlainPress } from '../../components/plain-press.ts'
import { usePortal, useCommonText } from './portal.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { paths } from '../../../contract/portal-paths.ts'

/** The support phone as a person may press or copy it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="number" href={`tel:${phone}`}>
      {phone}
    </a>
  )
}

interface PhoneSentenceProps {
  /** A sentence around the number. */
  readonly say: (phone: string) => string
}

/** A sentence that names the support phone, with the number as something to press. */
export function PhoneSentence({ say }: PhoneSentenceProps) {
  const { supportPhone } = usePortal().configuration
  const [before, ...after] = say(supportPhone).split(supportPhone)
  return (
    <>
      {before}
      <PhoneLink phone={supportPhone} />
      {after.join(supportPhone)}
    </>
  )
}

interface SentenceLinkProps {
  readonly sentence: string
  /** The part of the sentence that is pressed. */
  readonly words: string
  /** Where it leads when it is opened elsewhere. */
  readonly href: string
  readonly onPress: () => void
}

/** A sentence with a way on in its own words, where the documents allow no second button. */
export function SentenceLink({ sentence, words, href, onPress }: SentenceLinkProps) {
  const [before, ...after] = sentence.split(words)
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onPress()
  }
  return (
    <>
      {before}
      <a href={href} onClick={press}>
        {words}
      </a>
      {after.join(words)}
    </>
  )
}

/** A failure, and below it whom to call: the words of its document say "contact us" and name nobody. */
export const withPhone = (failure: string) => (
  <>
    <span>{failure}</span> <br />
    <span>
      <CallUs />
    </span>
  </>
)

/** "You can reach us at …". */
export function CallUs() {
  const { callUs } = useCommonText()
  return <PhoneSentence say={callUs} />
}

interface ReturnToLoginProps {
  /** Beside a better way on, or for somebody who may have no login. */
  readonly quiet?: boolean
  /** What to log in with, where it is known. */
  readonly loginId?: string
}

/** The way on after a recovery's result (document 1, §2.5; document 2, §2.2). */
export function ReturnToLogin({ quiet, loginId }: ReturnToLoginProps) {
  const text = useCommonText()
  const hint = loginId ? `?${new URLSearchParams({ login: loginId })}` : ''
  return (
    <ButtonLink href={`${paths.login}${hint}`} variant={quiet ? 'quiet' : 'main'}>
      {text.returnToLogin}
    </ButtonLink>
  )
}
