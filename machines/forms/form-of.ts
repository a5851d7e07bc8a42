import { asMeant } from '../rules/as-meant.ts'
import type { FieldErrors } from '../rules/errors.ts'

/** Returns the text of the field with this name; `undefined` if the form does not show this field now. */
export type ReadText = (name: string) => string | undefined

/** A kind of field. `read` and `restore` are methods, so that a form can hold fields with different types of values. */
interface Field<Value> {
  readonly empty: Value
  /** A secret is read exactly as typed, and the tab never stores it. */
  readonly isSecret?: boolean
  /** Returns the value of the typed text, or `before` if the form does not show the field now. */
  read(read: ReadText, name: string, before: Value): Value
  /** Returns a stored value, or `null` if it is no value of this field. */
  restore(stored: unknown): Value | null
}

export const text: Field<string> = {
  empty: '',
  read: (read, name, before) => asMeant(read(name) ?? before),
  restore: (stored) => (typeof stored === 'string' ? stored : null),
}

export const textFrom = (empty: string): Field<string> => ({ ...text, empty })

export const secret = {
  ...text,
  isSecret: true,
  read: (read, name) => read(name) ?? '',
} as const satisfies Field<string>

/** A field with a fixed list of values. An empty form contains the first one. */
export const choice = <const Option extends string>(
  ...options: readonly [Option, ...Option[]]
): Field<Option> => {
  const find = (value: unknown) => options.find((option) => option === value)
  return {
    empty: options[0],
    read: (read, name, before) => find(read(name)) ?? before,
    restore: (stored) => find(stored) ?? null,
  }
}

/** A box to tick. The form contains its name only while the box is ticked. */
export const tick: Field<boolean> = {
  empty: false,
  read: (read, name) => read(name) !== undefined,
  restore: (stored) => (typeof stored === 'boolean' ? stored : null),
}

type Fields = Readonly<Record<string, Field<unknown>>>
type ValueOf<One> = One extends { readonly empty: infer Value } ? Value : never
type EntriesOfFields<All> = { readonly [Name in keyof All]: ValueOf<All[Name]> }
type PlainName<All> = {
  [Name in keyof All]: All[Name] extends { readonly isSecret: true } ? never : Name
}[keyof All]

export type EntriesOf<Form extends { readonly fields: Fields }> = EntriesOfFields<Form['fields']>
/** The values in a form that the tab is allowed to store: all except the secrets. */
export type DraftOf<Form extends { readonly fields: Fields }> = Pick<
  EntriesOf<Form>,
  PlainName<Form['fields']> & keyof EntriesOf<Form>
>

type ValueOfField = (field: Field<unknown>, name: string) => unknown

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Creates a form from its fields. The fields yield the type of the entries, the empty entries, the reading of the form,
 * the draft for the tab, and the types of the rules.
 */
export const formOf = <const All extends Fields>(fields: All) => {
  type Entries = EntriesOfFields<All>
  type Draft = Pick<Entries, PlainName<All> & keyof Entries>
  const names = Object.keys(fields)
  const plainNames = names.filter((name) => fields[name]?.isSecret !== true)
  const build = (chosen: readonly string[], valueOf: ValueOfField): unknown =>
    Object.fromEntries(chosen.flatMap((name) => (fields[name] ? [[name, valueOf(fields[name], name)]] : [])))
  // The compiler cannot follow the names; each value comes from its own field, and so has the type of that field.
  const entriesOf = (valueOf: ValueOfField) => build(names, valueOf) as Entries
  // As above, for the names without the secrets. `restore` looks for the `null` of a field that refuses its value.
  const draftOf = (valueOf: ValueOfField) => build(plainNames, valueOf) as Draft

  const empty = entriesOf((field) => field.empty)
  return {
    fields,
    empty,
    /** Reads the form as the customer means it. A field that the form does not show keeps its value of `before`. */
    read: (read: ReadText, before: Partial<Entries> = {}): Entries => {
      const start: Readonly<Record<string, unknown>> = { ...empty, ...before }
      return entriesOf((field, name) => field.read(read, name, start[name]))
    },
    draft: (entries: Entries): Draft => {
      const typed: Readonly<Record<string, unknown>> = entries
      return draftOf((_, name) => typed[name])
    },
    /**
     * Returns a stored draft. Another version of the portal can have stored it, so a missing value is empty. Returns
     * `null` if a value has another type.
     */
    restore: (stored: unknown): Draft | null => {
      if (!isObject(stored)) return null
      const draft = draftOf((field, name) => (name in stored ? field.restore(stored[name]) : field.empty))
      return Object.values(draft).includes(null) ? null : draft
    },
    check:
      <Code extends string, Name extends keyof Entries & string>(rules: {
        readonly [Key in Name]: (entry: Entries[Key], entries: Entries) => Code | null
      }) =>
      (entries: Entries): FieldErrors<Name, Code> => {
        const errors: { [Key in Name]?: Code } = {}
        for (const name in rules) {
          const code = rules[name](entries[name], entries)
          if (code !== null) errors[name] = code
        }
        return errors
      },
  }
}

/** A field that is a form of its own. Its fields have names in the same HTML form. */
export const part = <Entries>(form: {
  readonly empty: Entries
  read(read: ReadText, before?: Partial<NoInfer<Entries>>): NoInfer<Entries>
  restore(stored: unknown): NoInfer<Entries> | null
}): Field<Entries> => ({
  empty: form.empty,
  read: (read, _name, before) => form.read(read, before),
  restore: (stored) => form.restore(stored),
})
