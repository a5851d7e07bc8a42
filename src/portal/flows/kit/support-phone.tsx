import { usePortal } from './portal.tsx'
import { PhoneLink } from './phone-link.tsx'

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
