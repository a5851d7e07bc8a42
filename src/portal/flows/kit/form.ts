import type { FormEvent } from 'react'

/** Text of a named field, empty when it is not in the form. */
export type ReadField = (name: string) => string

/** What stands in the fields of a form. */
export const readForm = (form: HTMLFormElement): ReadField => {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/**
 * A form's `onSubmit` that hands its fields to `use`. The browser's own submit would empty the fields and load
 * the page anew.
 */
export const onSubmit =
  (use: (read: ReadField) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    use(readForm(event.currentTarget))
  }
