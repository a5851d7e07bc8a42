import { headers, parseResponse, problem } from '../../contract/http.ts'
import type { ProblemCode } from '../../contract/http.ts'
import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import type { ResponseOf, BodyOf, Operation } from '../../contract/operation.ts'

/**
 * The error that a call throws if the backend is unreachable or too slow, reports a fault, or sends an undocumented
 * response. The error contains no text from the server.
 */
export class ApiError extends Error {
  readonly code: ProblemCode | 'unreachable' | 'undecodable'
  /**
   * The seconds to wait before the next try, from the header `Retry-After`; 0 if the backend has sent no waiting time.
   */
  readonly waitSeconds: number

  constructor(operation: string, code: ApiError['code'], waitSeconds = 0) {
    super(`${operation}: ${code}`)
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

/** True if the call failed because the customer has to solve a captcha first. */
const isCaptchaRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'captcha_required'

/**
 * Returns the result of a call that requires a captcha. If the call failed because the customer has to solve a captcha
 * first, returns the outcome `captchaRequired`. Rejects if the call failed for another reason.
 */
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

/**
 * Returns the result of a call with a rate limit. If the limit is reached, returns the outcome `tooManyTries`.
 * Rejects if the call failed for another reason.
 */
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

/** The time limit for a complete response, in milliseconds. A call that takes longer throws an `ApiError`. */
const callTimeLimit = 15_000

export interface CallOptions {
  /** The idempotency key. If several calls have the same key, only one of these calls has an effect. */
  readonly submitKey?: string
  /** The access token of the signed-in person, for calls about the login of that person. */
  readonly accessToken?: string | undefined
}

/**
 * Makes one of the API calls that the contract defines, and decodes the response.
 * @throws ApiError if the backend sends no documented response
 */
export type CallOperation = <One extends Operation>(
  operation: One,
  body: BodyOf<One>,
  options?: CallOptions,
) => Promise<ResponseOf<One>>

/** What this tab knows about the captcha: a solved one that no call has carried yet, and the pass of the session. */
export interface Captcha {
  /** The token for the next call that requires a captcha; empty if there is none. */
  token(): string
  /** Keeps the token of a solved captcha in memory. */
  keep(token: string): void
  /** The backend has accepted the token. Its session needs no other captcha for 30 minutes. */
  accept(): void
  /** The backend has refused the token, or the pass has ended. */
  refuse(): void
  isPassed(): boolean
}

/**
 * The values that the API client needs for every call: the session id, the version of the portal, the language, and the
 * address of the backend.
 */
export interface Caller {
  readonly baseUrl: string
  readonly sessionId: string
  readonly version: string
  readonly language: () => string
  readonly captcha: Captcha
  /** The longest wait for a complete response, in milliseconds. */
  readonly timeLimit?: number
}

/** The ids of all API calls of this page, the oldest first. The server's log contains these ids too. */
export const recentRequests: string[] = []

const newRequestId = (): string => {
  const id = crypto.randomUUID()
  recentRequests.push(id)
  return id
}

const headersFor = (caller: Caller, token: string, options: CallOptions): Record<string, string> => ({
  Accept: 'application/json, text/plain',
  'Accept-Language': caller.language(),
  [headers.session]: caller.sessionId,
  [headers.request]: newRequestId(),
  [headers.userAgent]: `mywater-portal/${caller.version}`,
  ...(token && { [headers.captcha]: token }),
  ...(options.submitKey && { [headers.submit]: options.submitKey }),
  ...(options.accessToken && { Authorization: `Bearer ${options.accessToken}` }),
})

/**
 * Returns the seconds to wait after a response with status 429, but at most one day. The header `Retry-After` contains
 * these seconds or a date. Returns 0 for any other status, or if the header is missing.
 */
const waitOf = ({ status, headers: received }: Response): number => {
  const written = received.get('Retry-After')
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

/** Creates a client of the backend at `baseUrl`, for one browser tab. The client never repeats a call by itself. */
export const createClient = (caller: Caller): CallOperation => {
  const fetchResponse = ofetch.create({ baseURL: caller.baseUrl, retry: false, parseResponse })

  return async (operation, body, options = {}) => {
    const { name, method, requiresCaptcha } = operation
    // If the response has no body, ofetch does not call `parseResponse`, and the result is `undefined`.
    const response = await fetchResponse<unknown>(name, {
      method,
      headers: headersFor(caller, requiresCaptcha ? caller.captcha.token() : '', options),
      // ofetch's own time limit ends when the headers have arrived. The time limit set here also covers the body, so
      // a body that never ends is aborted too.
      signal: AbortSignal.timeout(caller.timeLimit ?? callTimeLimit),
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      const fault = toApiError(name, error)
      // After any other fault the token may not have reached the backend, so the next call carries it again.
      if (isCaptchaRequired(fault)) caller.captcha.refuse()
      throw fault
    })
    if (requiresCaptcha) caller.captcha.accept()
    const decoded = v.safeParse(operation.response, response === undefined ? '' : response)
    if (!decoded.success) throw new ApiError(name, 'undecodable')
    return decoded.output
  }
}
