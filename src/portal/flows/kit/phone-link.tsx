/** The support phone as a person may press or copy it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="number" href={`tel:${phone}`}>
      {phone}
    </a>
  )
}
