import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** One call of the contract (contract §2): what goes out, what comes back, and how it is guarded. */
export interface Operation<Body extends Schema | null = Schema | null, Answer extends Schema = Schema> {
  readonly method: 'GET' | 'POST'
  /** `null` for the calls that carry no body. */
  readonly body: Body
  readonly answer: Answer
  /** Needs a solved captcha in the last 30 minutes of this session. */
  readonly gated: boolean
  /** Answers `text/plain` that contains JSON. */
  readonly answersText: boolean
}

const plain = { gated: false, answersText: false } as const

export const get = <Answer extends Schema>(answer: Answer): Operation<null, Answer> => ({
  method: 'GET',
  body: null,
  answer,
  ...plain,
})

export const post = <Body extends Schema, Answer extends Schema>(
  body: Body,
  answer: Answer,
  kind: Partial<Pick<Operation, 'gated' | 'answersText'>> = {},
): Operation<Body, Answer> => ({ method: 'POST', body, answer, ...plain, ...kind })
