import { expect, test } from 'vitest'
import { choice, formOf, part, secret, text, textFrom, tick } from '../../../machines/forms/form-of.ts'
import { asTyped } from '../../rules/as-typed.ts'

interface AnyForm {
  readonly fields: object
  readonly empty: object
  read(read: (name: string) => string | undefined): object
  restore(stored: unknown): object | null
}
const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'fields' in value && 'restore' in value

const files = import.meta.glob<Record<string, unknown>>('../../../machines/forms/*.ts', { eager: true })
const forms = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, form]) => (isForm(form) ? [{ name, form }] : [])),
)
const secrets = new Set(['password', 'confirmPassword', 'answer'])
const sample = '210012345678'

test.each(forms)('$name reads each text as meant, and each secret as typed', ({ form }) => {
  const meant = form.read(() => sample)
  for (const change of Object.values(asTyped)) {
    const typed = change(sample)
    expect(form.read((name) => (secrets.has(name) ? sample : typed))).toEqual(meant)
    const read: Readonly<Record<string, unknown>> = { ...form.read(() => typed) }
    for (const name of secrets) expect(read[name]).toBe(name in form.fields ? typed : undefined)
  }
})

test.each(forms)('$name restores a draft of the version before, without any key', ({ form }) => {
  const draft = form.restore({})
  expect(form.empty).toMatchObject(draft ?? { draft })
  for (const name of Object.keys(draft ?? {})) expect(form.restore({ [name]: 1 })).toBeNull()
})

const form = formOf({
  name: text,
  kind: choice('home', 'office'),
  password: secret,
  isPaperless: tick,
  place: part(formOf({ city: text, zip: textFrom('08077') })),
})

test('a form keeps the values of fields that it does not show', () => {
  const before = { name: 'Ada', kind: 'office', place: { city: 'Riverton', zip: '' } } as const
  expect(form.read(() => undefined, before)).toEqual({ ...before, password: '', isPaperless: false })
  expect(form.read((name) => (name === 'kind' ? 'ship' : 'x'), before).kind).toBe('office')
})

test('a draft has every value except the secrets, and comes back', () => {
  const entries = form.read(
    (name) => ({ name: 'Ada', password: 'Kettle', isPaperless: 'on', city: 'Riverton' })[name],
  )
  const draft = form.draft(entries)
  expect(draft).toEqual({
    name: 'Ada',
    kind: 'home',
    isPaperless: true,
    place: { city: 'Riverton', zip: '08077' },
  })
  expect(form.restore(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect([null, 'Ada', { kind: 'ship' }, { place: 1 }].map(form.restore)).toEqual([null, null, null, null])
})
