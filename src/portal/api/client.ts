import { headers, parseResponse, problem, type ProblemCode } from '../../contract/http.ts'
import { FetchError, ofetch } from 'ofetch'
import * as v from 'valibot'
import type { ResponseOf, BodyOf, Operation } from '../../contract/operation.ts'

/**
 * The backend is unreachable or too slow, reports a fault, or sends an undocumented response. Contains no
 * text of the server.
 */
export class ApiError extends Error {
  readonly code: ProblemCode | 'unreachable' | 'undecodable'
  /** From the header `Retry-After`, else 0. */
  readonly waitSeconds: number

  constructor(operation: string, code: ApiError['code'], waitSeconds = 0) {
    super(`${operation}: ${code}`)
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

const isCaptchaRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'captcha_required'

export const orCaptchaRequired = async <Outcome>(
  call: Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'captchaRequired' }> =>
  call.catch((error: unknown) => {
    if (isCaptchaRequired(error)) return { kind: 'captchaRequired' }
    throw error
  })

export const orTooManyTries = async <Outcome>(
  call: Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'tooManyTries'; readonly waitSeconds: number }> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.waitSeconds > 0)
      return { kind: 'tooManyTries', waitSeconds: error.waitSeconds }
    throw error
  })

/** For the complete response, in milliseconds. */
const callTimeLimit = 15_000

export interface CallOptions {
  /** Of several calls with the same idempotency key, only one has an effect. */
  readonly submitKey?: string
  /** For calls about the login of the signed-in person. */
  readonly accessToken?: string | undefined
}

/** @throws ApiError if the backend sends no documented response */
export type CallOperation = <One extends Operation>(
  operation: One,
  body: BodyOf<One>,
  options?: CallOptions,
) => Promise<ResponseOf<One>>

/** A solved captcha that no call has carried yet, and the pass of the session. */
export interface Captcha {
  /** Empty if there is none. */
  token(): string
  /** In memory only. */
  keep(token: string): void
  /** The backend has accepted the token. Its session needs no other captcha for 30 minutes. */
  accept(): void
  /** The backend has refused the token, or the pass has ended. */
  refuse(): void
  isPassed(): boolean
}

export interface Caller {
  readonly baseUrl: string
  readonly sessionId: string
  readonly version: string
  readonly language: () => string
  readonly captcha: Captcha
  readonly timeLimit?: number
}

/** Oldest first. The server's log contains these ids too. */
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

/** `Retry-After` contains seconds or a date. At most one day; 0 without the header, or for another status than 429. */
const waitOf = ({ status, headers: received }: Response): number => {
  const written = received.get('Retry-After') ?? ''
  const seconds = /^\d+$/.test(written) ? Number(written) : (Date.parse(written) - Date.now()) / 1000
  return status === 429 && seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : 0
}

const toApiError = (operation: string, error: unknown): ApiError => {
  if (!(error instanceof FetchError) || error.response === undefined)
    return new ApiError(operation, 'unreachable')
  const fault = v.safeParse(problem, error.data)
  return new ApiError(operation, fault.success ? fault.output.code : 'internal', waitOf(error.response))
}

/** The client never repeats a call by itself. */
export const createClient = (caller: Caller): CallOperation => {
  const fetchResponse = ofetch.create({ baseURL: caller.baseUrl, retry: false, parseResponse })

  let carrier: Promise<unknown> | undefined

  return async (operation, body, options = {}) => {
    const { name, method, requiresCaptcha } = operation
    // ofetch's own time limit ends with the headers; this one also aborts a body that never ends.
    const signal = AbortSignal.timeout(caller.timeLimit ?? callTimeLimit)
    // A token is good for one call. Until its answer is there, the session has neither a token nor a pass. If it is
    // lost, one of the waiting calls carries the token again, and the others wait for this call.
    let awaited: typeof carrier
    while (requiresCaptcha && carrier !== awaited) {
      awaited = carrier
      await awaited
    }
    const token = requiresCaptcha ? caller.captcha.token() : ''
    const answer = fetchResponse<unknown>(name, {
      method,
      headers: headersFor(caller, token, options),
      signal,
      ...(body !== undefined && { body }),
    }).then(
      // Without a body, ofetch does not call `parseResponse`, and the result is `undefined`.
      (response = '') => {
        if (requiresCaptcha) caller.captcha.accept()
        return response
      },
      (error: unknown) => {
        const fault = toApiError(name, error)
        // After any other fault the token may not have reached the backend, so the next call carries it again.
        if (isCaptchaRequired(fault)) caller.captcha.refuse()
        throw fault
      },
    )
    if (token) carrier = answer.catch(() => undefined)
    const decoded = v.safeParse(operation.response, await answer)
    if (!decoded.success) throw new ApiError(name, 'undecodable')
    return decoded.output
  }
}
