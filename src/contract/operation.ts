import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** One call of the contract: its request, its response, and its protection. */
export interface Operation<
  Name extends string = string,
  Body extends Schema | null = Schema | null,
  Response extends Schema = Schema,
> {
  /** Its name on the wire; also its key in its group. */
  readonly name: Name
  readonly method: 'GET' | 'POST'
  /** `null` for calls without a body. */
  readonly body: Body
  readonly response: Response
  /** The session must have solved a captcha in the last 30 minutes. */
  readonly requiresCaptcha: boolean
  /** `text`: the JSON is sent as `text/plain`. */
  readonly responseType: 'json' | 'text'
  /**
   * Takes an `Idempotency-Key`: a repeated call with the same key and body gets the first response, which the backend
   * stores. So such a response holds no secret.
   */
  readonly isIdempotent: boolean
}

const plain = { requiresCaptcha: false, responseType: 'json', isIdempotent: false } as const

export const get = <Name extends string, Response extends Schema>(
  name: Name,
  response: Response,
): Operation<Name, null, Response> => ({ name, method: 'GET', body: null, response, ...plain })

export const post = <Name extends string, Body extends Schema, Response extends Schema>(
  name: Name,
  body: Body,
  response: Response,
  kind: Partial<Pick<Operation, 'requiresCaptcha' | 'responseType'>> = {},
): Operation<Name, Body, Response> => ({ name, method: 'POST', body, response, ...plain, ...kind })

/** A call that takes an `Idempotency-Key`. */
export interface Creation<
  Name extends string = string,
  Body extends Schema | null = Schema | null,
  Response extends Schema = Schema,
> extends Operation<Name, Body, Response> {
  readonly isIdempotent: true
}

/** A call that creates something and must not do so twice. */
export const create = <Name extends string, Body extends Schema, Response extends Schema>(
  name: Name,
  body: Body,
  response: Response,
  kind: Partial<Pick<Operation, 'responseType'>> = {},
): Creation<Name, Body, Response> => ({ ...post(name, body, response, kind), isIdempotent: true })

/** The type of a call's body; `undefined` for a call without one. */
export type BodyOf<One extends Operation> = One['body'] extends v.GenericSchema
  ? v.InferInput<One['body']>
  : undefined
/** The type of a call's decoded response. */
export type ResponseOf<One extends Operation> = v.InferOutput<One['response']>
