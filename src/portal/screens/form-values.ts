import type { FormEvent } from 'react'

/** Text of a named field, empty when it is not in the form. */
export type ReadField = (name: string) => string

/**
 * A form's `onSubmit` that hands its fields to `use`. The browser's own submit would empty the fields and load
 * the page anew.
 */
export const onSubmit =
  (use: (read: ReadField) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    use((name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    })
  }
