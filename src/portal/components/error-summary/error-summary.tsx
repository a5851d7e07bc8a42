import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './error-summary.module.css'

export interface FieldError {
  /** The id of the input that contains the error, unless the error concerns the whole form. */
  fieldId?: string
  text: string
}

interface ErrorSummaryProps {
  title: string
  errors: readonly FieldError[]
  /**
   * The number of submits of the form. After each submit the focus moves to the summary again, even if the errors are
   * the same.
   */
  attempt?: number
  help?: ReactNode
}

/**
 * Lists all errors of a submitted form above the form. The focus moves to the summary when it appears, and when an
 * error is added or gets another text. Each error is a link to its field.
 */
export function ErrorSummary({ title, errors, attempt, help }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<{ readonly lines: readonly string[]; readonly attempt?: number | undefined }>({
    lines: [],
  })
  useEffect(() => {
    const lines = errors.map(({ fieldId, text }) => `${fieldId} ${text}`)
    // When an error disappears, the focus must not move, because the customer might be typing in the field of this
    // error.
    const isNew =
      lines.length > 0 &&
      (shown.current.attempt !== attempt || lines.some((line) => !shown.current.lines.includes(line)))
    shown.current = { lines, attempt }
    if (!isNew) return
    box.current?.focus({ preventScroll: true })
    // The page scrolls until the error summary is at the top, so that a phone also shows the first field with an error.
    box.current?.scrollIntoView({ block: 'start' })
  }, [errors, attempt])
  if (errors.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- moves the focus here on a page without React
    <div ref={box} className={css.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>
        <Icon name="alert" />
        <span>{title}</span>
      </h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId === undefined ? (
              <p>{text}</p>
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => leadTo(fieldId, event)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
      {help && <div>{help}</div>}
    </div>
  )
}

function leadTo(fieldId: string, event: MouseEvent) {
  const control = document.getElementById(fieldId)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  // The page scrolls to the whole field, so that the label and the error are visible too, not only the input.
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
  const field = control.closest('fieldset') ?? label?.parentElement
  field?.scrollIntoView({ block: 'nearest' })
}
