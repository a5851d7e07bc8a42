import { headers, parseResponse, problem } from '../../contract/http.ts'
import type { ProblemCode } from '../../contract/http.ts'
import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import type { ResponseOf, BodyOf, Operation } from '../../contract/operation.ts'

/**
 * A call that brought no documented response: unreachable, too slow, a fault, or a response of another shape.
 * Nothing of the server's text is in it.
 */
export class ApiError extends Error {
  readonly code: ProblemCode | 'unreachable' | 'undecodable'
  /** Until the call may be made again (`Retry-After`); 0 where nothing says so. */
  readonly waitSeconds: number

  constructor(operation: string, code: ApiError['code'], waitSeconds = 0) {
    super(`${operation}: ${code}`)
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

/** The captcha pass of this session is missing or used up: back to the security check. */
const isCaptchaRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'captcha_required'

/** What a call behind the captcha came to; a captcha pass that is gone is an outcome, every other failure stays one. */
export const orCaptchaRequired = async <Outcome>(
  call: Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'captchaRequired' }> => {
  try {
    return await call
  } catch (error) {
    if (isCaptchaRequired(error)) return { kind: 'captchaRequired' }
    throw error
  }
}

/** What a call came to that may come too often; every other failure stays one. */
export const orTooManyTries = async <Outcome>(
  call: Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'tooManyTries'; readonly waitSeconds: number }> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.waitSeconds > 0)
      return { kind: 'tooManyTries', waitSeconds: error.waitSeconds }
    throw error
  }
}

/** No response within this time (milliseconds) is a failure. */
const callTimeLimit = 15_000

export interface CallOptions {
  /** Token of a solved captcha, for the first call behind the captcha after it. */
  readonly captchaToken?: string
  /** Same key, same effect: makes a repeated submit safe. */
  readonly submitKey?: string
  /** Of the person who is signed in, for the calls that concern their login. */
  readonly accessToken?: string | undefined
}

/**
 * Carries out one call of the contract and decodes its response.
 * @throws ApiError for everything that is not the documented response
 */
export type CallOperation = <One extends Operation>(
  operation: One,
  body: BodyOf<One>,
  options?: CallOptions,
) => Promise<ResponseOf<One>>

/** Who calls, and where. */
export interface Caller {
  readonly baseUrl: string
  readonly sessionId: string
  readonly version: string
  readonly language: () => string
  /** Milliseconds to wait for a whole response. */
  readonly timeLimit?: number
}

/** Ids of the last calls of this page, by which the server's log has them. */
export const recentRequests: string[] = []

const newRequestId = (): string => {
  const id = crypto.randomUUID()
  recentRequests.push(id)
  return id
}

const headersFor = (caller: Caller, options: CallOptions): Record<string, string> => ({
  Accept: 'application/json, text/plain',
  'Accept-Language': caller.language(),
  [headers.session]: caller.sessionId,
  [headers.request]: newRequestId(),
  [headers.userAgent]: `mywater-portal/${caller.version}`,
  ...(options.captchaToken && { [headers.captcha]: options.captchaToken }),
  ...(options.submitKey && { [headers.submit]: options.submitKey }),
  ...(options.accessToken && { Authorization: `Bearer ${options.accessToken}` }),
})

/** `Retry-After` in seconds, written as such or as a date; only a 429 counts, and a day at most. */
const waitOf = ({ status, headers: given }: Response): number => {
  const written = given.get('Retry-After')
  if (status !== 429 || written === null) return 0
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - Date.now()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : 0
}

const toApiError = (operation: string, error: unknown): ApiError => {
  if (!(error instanceof FetchError) || error.response === undefined)
    return new ApiError(operation, 'unreachable')
  const fault = v.safeParse(problem, error.data)
  return new ApiError(operation, fault.success ? fault.output.code : 'internal', waitOf(error.response))
}

/** A client of the backend at `baseUrl`, for one browser tab. Nothing is ever asked twice by itself. */
export const createClient = (caller: Caller): CallOperation => {
  const fetchResponse = ofetch.create({ baseURL: caller.baseUrl, retry: false, parseResponse })

  return async (operation, body, options = {}) => {
    const { name, method } = operation
    // a body that is not there is not given to `parseResponse`, and nothing comes of it
    const response = await fetchResponse<unknown>(name, {
      method,
      headers: headersFor(caller, options),
      // ofetch's own timeout ends with the headers, and a body that never ends is no response either
      signal: AbortSignal.timeout(caller.timeLimit ?? callTimeLimit),
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      throw toApiError(name, error)
    })
    const decoded = v.safeParse(operation.response, response === undefined ? '' : response)
    if (!decoded.success) throw new ApiError(name, 'undecodable')
    return decoded.output
  }
}
