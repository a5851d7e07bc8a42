import type { ReactNode } from 'react'
import { ErrorMessage } from '../error-message/error-message.tsx'
import css from './field.module.css'

/** Props of every field, whatever its control is. All texts come from outside. */
export interface FieldProps {
  /** Id of the control; the error summary links to it. */
  id: string
  label: string
  hint?: ReactNode
  /** The error of a refused entry; sets `aria-invalid`. */
  error?: string
  /** A lighter text such as "(optional)" after the label. */
  optionalLabel?: string
  /** The number of its mark on the sample bill. */
  marker?: Marker
  /** Content below the control: a link, a meter. */
  after?: ReactNode
}

/**
 * Label, hint, error, control, always in that order. The control is the child and carries `id`; `rules` is a list in
 * place of the hint.
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
        {marker && <BillMarker marker={marker} />}
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

/** Ids of a field's hint and error, in reading order. */
const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-problem`

interface Described {
  id: string
  hint?: ReactNode
  error?: string
}

/**
 * The ARIA attributes of a field's control: which texts describe it, and whether it is refused. `others` are ids before
 * the hint (a fixed prefix, a list of rules).
 */
export function describe({ id, hint, error }: Described, ...others: readonly string[]) {
  const ids = [...others, ...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])]
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const
}

type Marker = 1 | 2

/** The numbered yellow mark: the same number marks the place on the sample bill. */
export function BillMarker({ marker }: { marker: Marker }) {
  return (
    <span className={css.marker} aria-hidden="true">
      {marker}
    </span>
  )
}
