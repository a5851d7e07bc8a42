import type { ReactNode } from 'react'
import type { Elements } from '../elements.ts'
import { ErrorMessage } from '../error-message/error-message.tsx'
import css from './field.module.css'

export interface FieldProps {
  /** The id of the control. The error summary links to this id. */
  id: string
  label: string
  hint?: ReactNode
  /** The text of the error, if the entry was refused. With an error, the control has the attribute `aria-invalid`. */
  error?: string
  /** A less prominent text after the label, such as "(optional)". */
  optionalLabel?: string
  /**
   * The number in the yellow badge next to the label. The same badge on the sample bill shows what the customer copies
   * into this field.
   */
  marker?: Marker
  /** The content below the control, such as a link or a password meter. */
  after?: ReactNode
}

/**
 * A field: label, hint, error and control, always in this order. The child of this component is the control, and must
 * have the same `id`. If `rules` is set, this list replaces the hint.
 */
export function Field({
  id,
  label,
  hint,
  error,
  optionalLabel,
  marker,
  after,
  rules,
  children,
}: FieldProps & {
  rules?: Elements
  children: Elements
}) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {marker && <BillMarker marker={marker} />}
        <span>{label}</span>
        {optionalLabel && <span className={css.optional}>{` ${optionalLabel}`}</span>}
      </label>
      {hint && (
        <p className={css.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {rules}
      {error && <ErrorMessage id={errorId(id)} text={error} />}
      {children}
      {after && <div className={css.after}>{after}</div>}
    </div>
  )
}

const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-problem`

interface Described {
  id: string
  hint?: ReactNode
  error?: string
}

/**
 * Returns the ARIA attributes of a field's control: the ids of the texts that describe the control, and whether the
 * entry was refused. `others` are the ids of texts that come before the hint, such as a fixed prefix or a list of
 * rules.
 */
export function describe({ id, hint, error }: Described, ...others: readonly string[]) {
  const ids = [...others, ...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])]
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const
}

type Marker = 1 | 2

export function BillMarker({ marker }: { marker: Marker }) {
  return (
    <span className={css.marker} aria-hidden="true">
      {marker}
    </span>
  )
}
