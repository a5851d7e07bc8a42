/** A support code that the customer reads out on the phone. A screen reader reads it letter by letter. */
export function SpelledCode({ code }: { readonly code: string }) {
  return (
    <>
      <span aria-hidden="true">{code}</span>
      <span className="hidden">{code.replace(/\W/g, '').split('').join(' ')}</span>
    </>
  )
}
