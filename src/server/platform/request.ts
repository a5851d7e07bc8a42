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

/** Not among the documented responses of an operation; sent as `application/problem+json`. */
export class HttpProblem extends Error {
  readonly code: ProblemCode
  /** Seconds, for the statuses 429 and 503. */
  readonly retryAfter: number | undefined
  /** Fields that violate the API contract, for the log: the names of the contract, no text from the client. */
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
 * Or a client that is not a browser. Against CSRF: if another site sends a request, the browser says so in Origin or
 * Sec-Fetch-Site. Hono's `csrf` checks only forms, accepts a request if one of the two headers is right, and refuses
 * clients that are not browsers.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === publicOrigin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}

/** Without NUL, which the database refuses. Empty for values that are not text, such as files. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''

/**
 * @returns a function whose value is empty for a missing field
 * @throws HttpProblem 400 for an invalid form
 */
export const readForm = async (request: {
  parseBody(): Promise<Readonly<Record<string, unknown>>>
}): Promise<(field: string) => string> => {
  const body = await request.parseBody().catch((error: unknown) => {
    throw error instanceof TypeError ? new HttpProblem('bad_request') : error
  })
  return (field) => asText(body[field])
}

/** @throws HttpProblem 400 for invalid JSON */
export const readJson = (request: { json(): Promise<unknown> }): Promise<unknown> =>
  request.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? new HttpProblem('bad_request') : error
  })
