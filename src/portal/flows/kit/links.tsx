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

/** The way on after a recovery's result (document 1, §2.5; document 2, §2.2); `quiet` beside a better one. */
export function ReturnToLogin({ quiet }: { quiet?: boolean }) {
  const text = useCommonText()
  return (
    <ButtonLink href={paths.login} variant={quiet ? 'quiet' : 'main'}>
      {text.returnToLogin}
    </ButtonLink>
  )
}
