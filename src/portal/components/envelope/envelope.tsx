/** The drawing is in the file of the sea chart, which the landing page loads anyway. */
export function Envelope({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 84" aria-hidden="true">
      <use href="/chart.svg#envelope" />
    </svg>
  )
}
