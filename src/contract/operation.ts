import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** One call of the contract (contract §2): what goes out, what comes back, and how it is guarded. */
export interface Operation<
  Name extends string = string,
  Body extends Schema | null = Schema | null,
  Answer extends Schema = Schema,
> {
  /** On the wire; also its key in its group. */
  readonly name: Name
  readonly method: 'GET' | 'POST'
  /** `null` for the calls that carry no body. */
  readonly body: Body
  readonly answer: Answer
  /** Needs a solved captcha in the last 30 minutes of this session. */
  readonly requiresCaptcha: boolean
  /** `text`: the JSON comes as `text/plain`. */
  readonly responseType: 'json' | 'text'
}

const plain = { requiresCaptcha: false, responseType: 'json' } as const

export const get = <Name extends string, Answer extends Schema>(
  name: Name,
  answer: Answer,
): Operation<Name, null, Answer> => ({ name, method: 'GET', body: null, answer, ...plain })

export const post = <Name extends string, Body extends Schema, Answer extends Schema>(
  name: Name,
  body: Body,
  answer: Answer,
  kind: Partial<Pick<Operation, 'requiresCaptcha' | 'responseType'>> = {},
): Operation<Name, Body, Answer> => ({ name, method: 'POST', body, answer, ...plain, ...kind })

/** What a call takes; `undefined` where it takes nothing. */
export type BodyOf<One extends Operation> = One['body'] extends v.GenericSchema
  ? v.InferInput<One['body']>
  : undefined
/** What a call answers, decoded. */
export type AnswerOf<One extends Operation> = v.InferOutput<One['answer']>
