import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * The definition of one call of the API: its request, its response and the rules for who is allowed to make the call.
 */
export interface Operation<Body extends Schema | null = Schema | null, Response extends Schema = Schema> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** The schema of the body; `null` for calls without a body. */
  readonly body: Body
  readonly response: Response
  /** Whether the call requires a captcha that this session has solved within the last 30 minutes. */
  readonly requiresCaptcha: boolean
  /**
   * Whether the call is allowed to contain the access token of a signed-in customer. Without a token, the session needs
   * a permit. The backend stores a permit after certain calls, such as the call that opens a mailed link.
   */
  readonly acceptsAccessToken: boolean
  /** If the value is `text`, the backend sends the JSON with the content type `text/plain`. */
  readonly responseType: 'json' | 'text'
  /**
   * Whether the call accepts an `Idempotency-Key`. If a call is repeated with the same key and body, the backend
   * returns the stored response. Therefore the response must contain no secret.
   */
  readonly isIdempotent: boolean
}

const plain = {
  requiresCaptcha: false,
  acceptsAccessToken: false,
  responseType: 'json',
  isIdempotent: false,
} as const

type Unnamed<Call extends Operation> = Omit<Call, 'name'>

export const get = <Response extends Schema>(response: Response): Unnamed<Operation<null, Response>> => ({
  method: 'GET',
  body: null,
  response,
  ...plain,
})

export const post = <Body extends Schema, Response extends Schema>(
  body: Body,
  response: Response,
  kind: Partial<Pick<Operation, 'requiresCaptcha' | 'acceptsAccessToken' | 'responseType'>> = {},
): Unnamed<Operation<Body, Response>> => ({ method: 'POST', body, response, ...plain, ...kind })

/** A call that accepts an `Idempotency-Key`. */
export interface Creation<
  Body extends Schema | null = Schema | null,
  Response extends Schema = Schema,
> extends Operation<Body, Response> {
  readonly isIdempotent: true
}

/** With an `Idempotency-Key`, so that a repeated call does not create a second one. */
export const create = <Body extends Schema, Response extends Schema>(
  body: Body,
  response: Response,
  kind: Partial<Pick<Operation, 'acceptsAccessToken' | 'responseType'>> = {},
): Unnamed<Creation<Body, Response>> => ({ ...post(body, response, kind), isIdempotent: true })

type Calls = Readonly<Record<string, Unnamed<Operation>>>

/** Gives each call its key as its name. */
export function byName<const All extends Calls>(
  calls: All,
): { readonly [Name in keyof All]: All[Name] & { readonly name: Name } }
export function byName(calls: Calls): object {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, name }]))
}

/** The type of a call's body; `undefined` for a call without a body. */
export type BodyOf<One extends Operation> = One['body'] extends v.GenericSchema
  ? v.InferInput<One['body']>
  : undefined
export type ResponseOf<One extends Operation> = v.InferOutput<One['response']>

/** The documented outcomes of an operation: texts of its answer, or `none` for an answer without a text. */
export interface Outcomes {
  readonly done: readonly string[]
  readonly refused: readonly string[]
}

/**
 * What is said of a call beside its schemas. The API reference, the contract check, the figures and the tests are made
 * from it. It stands apart from the operation, so that the portal's script does not contain it.
 */
export interface Description<One extends Operation = Operation> {
  /** The operation is the subject of the sentence. */
  readonly summary: string
  /** The figures have one value for each outcome, and `other` for every other text. */
  readonly outcomes: Outcomes
  /** With its example, the call creates, changes and mails nothing. The contract check makes it without leave. */
  readonly isRead?: boolean
  /** An example of the body. */
  readonly request: BodyOf<One>
  /** Examples of the response. Each optional field occurs at least once. */
  readonly answers: readonly [v.InferInput<One['response']>, ...v.InferInput<One['response']>[]]
}

/** The calls of one file of the contract, as the API reference shows them. */
export interface Group<Members extends Readonly<Record<string, Operation>>> {
  readonly name: string
  readonly description: string
  readonly operations: Members
  /** A function, so that the build can leave it out of the portal's script. */
  readonly calls: () => { readonly [Name in keyof Members]: Description<Members[Name]> }
}

/** The outcomes of an operation that only returns what was asked for. */
export const answered: Outcomes = { done: ['none'], refused: [] }
