import { expect, test } from 'vitest'
import { shownStates } from '../../stories/kit/story-index.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown, name: string): Fields => {
  const inner = isFields(value) ? value[name] : undefined
  return isFields(inner) ? inner : {}
}

/** Returns the values of the fields in a story's form. A field without an entry keeps its initial value. */
const typedIn = (context: unknown): Fields => {
  const start = { ...fieldsOf(context, 'request'), ...fieldsOf(context, 'invitation') }
  const flat = { loginId: '', email: '', confirmEmail: '', ...start }
  const typed = { ...flat, ...fieldsOf(context, 'entries'), ...fieldsOf(context, 'draft') }
  return { ...typed, ...fieldsOf(typed, 'address') }
}

const isRequired = (code: unknown) => typeof code === 'string' && code.endsWith('Required')
/**
 * True if the error code means that the entry is invalid, and not that it is missing. Passwords are left out, because
 * stories contain none, and phones, because an empty phone also counts as invalid.
 */
const isOfText = (code: unknown) =>
  typeof code === 'string' && /^(?!password|phone)\w*(Invalid|NotAvailable|DoNotMatch)$/.test(code)

/** "Missing" for a filled field, or "invalid" for an empty one. */
const impossible = ({ story, context }: (typeof shownStates)[number]): string[] => {
  const typed = typedIn(context)
  return Object.entries(fieldsOf(context, 'errors')).flatMap(([field, code]) => {
    const value = typed[field]
    if (typeof value !== 'string') return []
    const isEmpty = value.trim() === ''
    return (isRequired(code) && !isEmpty) || (isOfText(code) && isEmpty)
      ? [`${story}: ${String(code)} over “${value}”`]
      : []
  })
}

test('an error at a field can come from the entry in it', () => {
  expect(shownStates.some(({ context }) => Object.keys(fieldsOf(context, 'errors')).length > 0)).toBe(true)
  expect(shownStates.flatMap(impossible)).toEqual([])
})
