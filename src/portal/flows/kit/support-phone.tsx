import { usePortal } from './portal.tsx'

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
