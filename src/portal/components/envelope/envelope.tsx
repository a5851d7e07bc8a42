import css from './envelope.module.css'

/** A decorative picture of a bill and an envelope, for paperless billing. The parent sets the size of the picture. */
export function Envelope({ className }: { className?: string }) {
  return (
    <svg className={`${css.envelope} ${className ?? ''}`} viewBox="0 0 96 84" aria-hidden="true">
      <path className={css.paper} d="M20 34V6h56v28" />
      <path className={css.lines} d="M30 18h22M30 26h36" />
      <path className={css.stamp} d="M56 12h14v9H56z" />
      <path className={css.body} d="M6 34h84v44H6z" />
      <path d="m6 34 42 26 42-26" />
    </svg>
  )
}
