import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { operations, type OperationName } from '../../src/contract/operations.ts'

export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name)
const operationName = v.pipe(v.string(), v.transform(String), v.guard(isOperation, 'no operation'))

/** What a check of a backend has to know of it. */
export const Options = v.strictObject({
  /** A token the backend's captcha service takes. */
  captchaToken: v.string(),
  /** In the order in which they are made; a GET has no body. */
  calls: v.array(v.strictObject({ operation: operationName, body: v.optional(v.unknown()) })),
})
export type Options = v.InferOutput<typeof Options>
export type PlannedCall = Options['calls'][number]

/** Answers of earlier calls by operation, and what is new in this run. */
export type Known = Map<string, unknown>

const lookUp = (known: Known, path: string): unknown => {
  const [name = '', ...keys] = path.split('.')
  return keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    known.get(name),
  )
}

/**
 * Fills in what a body takes from elsewhere: `$new` and `$another` are login IDs of this run, `$enrollEmailFactor.id` is
 * a field of an earlier answer.
 */
export const fillIn = (known: Known, value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('$') ? lookUp(known, value.slice(1)) : value
  if (Array.isArray(value)) return value.map((item) => fillIn(known, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(known, item)]))
}

const newLoginId = () => `check${randomBytes(3).toString('hex')}`

export const nothingKnown = (): Known =>
  new Map([
    ['new', newLoginId()],
    ['another', newLoginId()],
  ])
