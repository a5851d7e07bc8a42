import { useEffect, useRef, useState } from 'react'
import type { Elements } from '../elements.ts'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import type { FieldError } from '../error-summary/error-summary.tsx'
import css from './step.module.css'

interface DialogStepProps {
  readonly stepKey: string
  readonly label: string
  readonly busy: boolean
  readonly errors: readonly FieldError[]
  readonly errorsTitle: string
  readonly announce: string | undefined
  readonly children: Elements
}

/**
 * A step of a flow inside a dialog. Like `Step`, the component handles the focus, the error summary and the
 * announcements.
 */
export function DialogStep({
  stepKey,
  label,
  busy,
  errors,
  errorsTitle,
  announce,
  children,
}: DialogStepProps) {
  const place = useRef<HTMLDivElement>(null)
  const lastKey = useRef(stepKey)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (lastKey.current === stepKey) return
    lastKey.current = stepKey
    place.current?.focus()
  }, [stepKey])
  return (
    <div
      ref={place}
      className={css.place}
      role="group"
      aria-label={label}
      aria-busy={busy}
      tabIndex={-1}
      onSubmit={() => setAttempt((count) => count + 1)}
    >
      <p className="hidden" role="status">
        {announce}
      </p>
      <ErrorSummary title={errorsTitle} errors={errors} attempt={attempt} />
      {children}
    </div>
  )
}
