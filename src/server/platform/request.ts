import type { ProblemCode } from '../../contract/http.ts'

const statuses = {
  bad_request: 400,
  captcha_required: 403,
  forbidden: 403,
  not_found: 404,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ProblemCode, number>

/** A refusal outside of the documented answers. It is sent as `application/problem+json`. */
export class HttpProblem extends Error {
  readonly code: ProblemCode
  /** Seconds to wait before another try, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** What does not match the contract, by names from the contract only, for the log. */
  readonly field: string | undefined

  constructor(code: ProblemCode, retryAfter?: number, field?: string) {
    super(code)
    this.code = code
    this.retryAfter = retryAfter
    this.field = field
  }

  get status() {
    return statuses[this.code]
  }
}

/**
 * Whether a request comes from our own pages or from no browser: browsers name another origin in Origin or Sec-Fetch-
 * Site. Hono's `csrf` checks forms only, accepts a request when one of the two headers is right, and refuses requests
 * without a browser.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === publicOrigin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}

/** A received text without NUL, which the database refuses; empty for a file. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''

/**
 * Reads a field of a form; empty if it is missing.
 *
 * @throws HttpProblem 400 for a form that cannot be read
 */
export const readForm = async (request: {
  parseBody(): Promise<Readonly<Record<string, unknown>>>
}): Promise<(field: string) => string> => {
  const body = await request.parseBody().catch((error: unknown) => {
    throw error instanceof TypeError ? new HttpProblem('bad_request') : error
  })
  return (field) => asText(body[field])
}

/**
 * Reads the JSON body of a request.
 *
 * @throws HttpProblem 400 for a body that is not JSON
 */
export const readJson = (request: { json(): Promise<unknown> }): Promise<unknown> =>
  request.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? new HttpProblem('bad_request') : error
  })
