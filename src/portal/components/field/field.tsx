import type { ReactNode } from 'react'
import { hintId, errorId } from './described-by.ts'
import css from './field.module.css'
import { Key, type Marker } from './bill-marker.tsx'
import { ErrorMessage } from './error-message.tsx'

/** What every field takes, whatever its control is. All words come from outside. */
export interface FieldProps {
  /** Id of the control; the error summary links to it. */
  id: string
  label: string
  hint?: ReactNode
  /** The message when the entry was refused; sets `aria-invalid`. */
  error?: string
  /** Words such as "(optional)", lighter, after the label. */
  optionalLabel?: string
  /** The same number stands on the sample bill. */
  marker?: Marker
  /** What belongs below the control: a way out, a meter. */
  after?: ReactNode
}

/**
 * Label, hint, error, control: in that order, always. The control comes as children and carries `id`;
 * `rules` is a list that stands where a hint does.
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
}: FieldProps & { rules?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {marker && <Key marker={marker} />}
        {label}
        {optionalLabel && <span className={css.optional}> {optionalLabel}</span>}
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
