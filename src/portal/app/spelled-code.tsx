/** A code that the customer reads out on the phone. Screen readers spell the code. */
export function SpelledCode({ code }: { readonly code: string }) {
  return (
    <>
      <span aria-hidden="true">{code}</span>
      <span className="hidden">{code.replace(/\W/g, '').split('').join(' ')}</span>
    </>
  )
}
