import type { Reply } from './memory.ts'

/** As far as this backend reads it. */
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}

export interface Described {
  readonly parameters: readonly { readonly $ref: string }[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } }
  }
  readonly responses: {
    readonly 200: { readonly content: { readonly [type: string]: { readonly examples: Examples } } }
  }
}
type Examples = Readonly<Record<string, { readonly value: unknown }>>

/** The printed OpenAPI document. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fitsObject = (value: unknown, { required = [], properties = {} }: Schema): boolean =>
  isPlain(value) &&
  required.every((name) => Object.hasOwn(value, name)) &&
  Object.entries(properties).every(([name, field]) => value[name] === undefined || fits(value[name], field))

/** Checks types and listed values; the contract does not ask a backend for more. */
export const fits = (value: unknown, schema: Schema): boolean => {
  if (schema.anyOf) return schema.anyOf.some((way) => fits(value, way))
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  if (schema.type === 'object') return fitsObject(value, schema)
  return schema.type === 'array' ? Array.isArray(value) : typeof value === schema.type
}

export const exampleOf = ({ responses }: Described): Reply => {
  const [[type, content] = ['', undefined]] = Object.entries(responses[200].content)
  const value = content?.examples['1']?.value
  return { type, body: type === 'text/plain' ? String(value) : JSON.stringify(value) }
}
