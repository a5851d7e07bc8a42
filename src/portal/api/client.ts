import { ofetch } from 'ofetch'
import * as v from 'valibot'
import { headers } from '../../contract/headers.ts'
import type { AnswerOf, BodyOf, Operation } from '../../contract/operation.ts'
import { problem } from '../../contract/problem.ts'
import { CallFailure } from './call-failure.ts'

/** No answer within this time (milliseconds) is a failure. */
const callTimeLimit = 15_000

export interface CallOptions {
  /** Token of a solved captcha, for the first gated call after it. */
  readonly captchaToken?: string
  /** Same key, same effect: makes a repeated submit safe. */
  readonly submitKey?: string
  /** Of the person who is signed in, for the calls that concern their login. */
  readonly accessToken?: string | undefined
}

/**
 * Carries out one call of the contract and decodes its answer.
 * @throws CallFailure for everything that is not the documented answer
 */
export type CallOperation = <One extends Operation>(
  operation: One,
  body: BodyOf<One>,
  options?: CallOptions,
) => Promise<AnswerOf<One>>

interface Caller {
  readonly baseUrl: string
  readonly sessionId: string
  readonly version: string
  readonly language: () => string
  /** Milliseconds to wait for a whole answer. */
  readonly timeLimit?: number
}

const headersFor = (caller: Caller, hasBody: boolean, options: CallOptions): Record<string, string> => ({
  Accept: 'application/json, text/plain',
  'Accept-Language': caller.language(),
  [headers.session]: caller.sessionId,
  [headers.request]: crypto.randomUUID(),
  [headers.userAgent]: `mywater-portal/${caller.version}`,
  ...(hasBody && { 'Content-Type': 'application/json' }),
  ...(options.captchaToken && { [headers.captcha]: options.captchaToken }),
  ...(options.submitKey && { [headers.submit]: options.submitKey }),
  ...(options.accessToken && { Authorization: `Bearer ${options.accessToken}` }),
})

/** A client of the backend at `baseUrl`, for one browser tab. Nothing is ever asked twice by itself. */
export const createClient = (caller: Caller): CallOperation => {
  const fetchText = async (operation: Operation, body: unknown, options: CallOptions) => {
    const { name, method } = operation
    const hasBody = operation.body !== null
    let isOk = false
    try {
      const text = await ofetch<string, 'text'>(`${caller.baseUrl}/${name}`, {
        method,
        headers: headersFor(caller, hasBody, options),
        responseType: 'text',
        ignoreResponseError: true,
        retry: 0,
        // ofetch's own timeout ends with the headers, and a body that never ends is no answer either
        signal: AbortSignal.timeout(caller.timeLimit ?? callTimeLimit),
        onResponse: ({ response }) => {
          isOk = response.ok
        },
        ...(hasBody && { body: JSON.stringify(body) }),
      })
      return { isOk, text: text ?? '' }
    } catch {
      throw new CallFailure(name, 'unreachable')
    }
  }

  return async (operation, body, options = {}) => {
    const { name } = operation
    const { isOk, text } = await fetchText(operation, body, options)
    const answer = parseAnswer(text)
    if (!isOk) {
      const fault = v.safeParse(problem, answer)
      throw new CallFailure(name, fault.success ? fault.output.code : 'internal')
    }
    const decoded = v.safeParse(operation.answer, answer)
    if (!decoded.success) throw new CallFailure(name, 'undecodable')
    return decoded.output
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * JSON from a body; a JSON string in JSON is unwrapped (contract §2). A body with nothing in it is the empty text;
 * `undefined` when it is none of these.
 */
export const parseAnswer = (body: string): unknown => {
  if (body.trim() === '') return ''
  const outer = parse(body)
  return typeof outer === 'string' ? (parse(outer) ?? outer) : outer
}
