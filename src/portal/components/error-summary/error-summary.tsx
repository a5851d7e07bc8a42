import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './error-summary.module.css'

export interface FieldError {
  /** Id of the field's control. */
  fieldId: string
  /** The same words that stand at the field. */
  text: string
}

interface ErrorSummaryProps {
  title: string
  errors: readonly FieldError[]
  /** Another number is another try: focus comes back even when the errors are the same. */
  attempt?: number
  /** What to do about them, below the lines. */
  help?: ReactNode
}

/** Every error of a submitted form, above it, focused when it appears; each line leads to its field. */
export function ErrorSummary({ title, errors, attempt, help }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const content = errors.map(({ fieldId, text }) => `${fieldId} ${text}`).join('\n')
  useEffect(() => {
    if (content) box.current?.focus()
  }, [content, attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <h2>{title}</h2>
        <ul>
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId} ${text}`}>
              <a href={`#${fieldId}`} onClick={(event) => leadTo(fieldId, event)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        {help && <div className={css.help}>{help}</div>}
      </div>
    </div>
  )
}

function leadTo(fieldId: string, event: MouseEvent) {
  const control = document.getElementById(fieldId)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  // The label and the message belong in sight too, not only the input.
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
  const field = control.closest('fieldset') ?? label?.parentElement
  field?.scrollIntoView({ block: 'nearest' })
}
