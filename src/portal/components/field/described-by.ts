import type { ReactNode } from 'react'

/** Ids of a field's hint and problem, in the order they are read. */
export const hintId = (id: string) => `${id}-hint`
export const problemId = (id: string) => `${id}-problem`

interface Described {
  id: string
  hint?: ReactNode
  problem?: string
}

/**
 * The ARIA attributes of a field's control: which texts describe it, and whether it is refused.
 * `others` are ids that come before the hint (a fixed prefix, a list of rules).
 */
export function describe({ id, hint, problem }: Described, ...others: readonly string[]) {
  const ids = [...others, ...(hint ? [hintId(id)] : []), ...(problem ? [problemId(id)] : [])]
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': problem ? true : undefined,
  } as const
}
