import css from './field.module.css'

export type Marker = 1 | 2

/** The numbered yellow mark: what carries 1 at the field carries 1 on the sample bill. */
export function BillMarker({ marker }: { marker: Marker }) {
  return (
    <span className={css.marker} aria-hidden="true">
      {marker}
    </span>
  )
}
