import type { ReactNode } from 'react'

/** Ids of a field's hint and error, in the order they are read. */
export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-problem`

interface Described {
  id: string
  hint?: ReactNode
  error?: string
}

/**
 * The ARIA attributes of a field's control: which texts describe it, and whether it is refused.
 * `others` are ids that come before the hint (a fixed prefix, a list of rules).
 */
export function describe({ id, hint, error }: Described, ...others: readonly string[]) {
  const ids = [...others, ...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])]
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  } as const
}
