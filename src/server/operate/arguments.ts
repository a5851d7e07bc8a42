import { parseArgs } from 'node:util'
import type * as v from 'valibot'
import type { Verb } from './verb.ts'

const optionOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const innermost = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema && isSchema(schema.wrapped)
    ? innermost(schema.wrapped)
    : 'pipe' in schema && Array.isArray(schema.pipe) && isSchema(schema.pipe[0]) && schema.pipe[0] !== schema
      ? innermost(schema.pipe[0])
      : schema
const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** `array` for a repeated option, `record` for a repeated option of the form `en=Text`, otherwise a single text. */
const kindOf = (schema: unknown): 'text' | 'array' | 'record' => {
  const type = isSchema(schema) ? innermost(schema).type : 'text'
  return type === 'array' || type === 'record' ? type : 'text'
}

const recordOf = (pairs: readonly string[]) =>
  Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, Math.max(at, 0)), pair.slice(at + 1)]
    }),
  )

/** `telephoneNumber` is `--telephone-number`. @throws TypeError for an unknown option */
export const readArguments = (verb: Verb, args: readonly string[]) => {
  const fields = Object.entries(verb.input.entries).map(([field, schema]) => ({
    field,
    kind: kindOf(schema),
  }))
  const own = Object.fromEntries(
    fields.map(({ field, kind }) => [
      optionOf(field),
      { type: 'string' as const, multiple: kind !== 'text' },
    ]),
  )
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...own,
      csv: { type: 'string' },
      'dry-run': { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const given = new Map<string, unknown>(Object.entries(values))
  const input = fields.flatMap(({ field, kind }) => {
    const value = given.get(optionOf(field))
    if (value === undefined) return []
    return [[field, kind === 'record' && Array.isArray(value) ? recordOf(value.map(String)) : value] as const]
  })
  return {
    input: Object.fromEntries(input),
    csv: values.csv,
    isDryRun: values['dry-run'] === true,
    asJson: values.json === true,
    wantsHelp: values.help === true,
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const exampleOption = ([field, value]: readonly [string, unknown]): string[] => {
  const name = `--${optionOf(field)}`
  const texts = Array.isArray(value)
    ? value.map(shown)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, text]) => `${key}=${shown(text)}`)
      : [shown(value)]
  return texts.map((text) => `${name} ${/^[\w@.:=-]+$/.test(text) ? text : `"${text}"`}`)
}

export const helpOf = (verb: Verb): string =>
  [
    verb.summary,
    '',
    `options: ${Object.entries(verb.input.entries)
      .map(([field, { type }]) => (type === 'optional' ? `[--${optionOf(field)}]` : `--${optionOf(field)}`))
      .join(' ')}${verb.takesMany ? ' or --csv FILE' : ''} [--dry-run] [--json]`,
    `example: operate ${verb.name} ${Object.entries(verb.example).flatMap(exampleOption).join(' ')}`,
  ].join('\n')
