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

/** A refusal outside the documented answers; becomes `application/problem+json`. */
export class HttpProblem extends Error {
  readonly code: ProblemCode
  /** Seconds until another try makes sense, for 429 and 503. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, retryAfter?: number) {
    super(code)
    this.code = code
    this.retryAfter = retryAfter
  }

  get status() {
    return statuses[this.code]
  }
}

/**
 * Whether a request is our own pages' or no browser's: browsers name another origin in Origin or Sec-Fetch-Site. Hono's
 * `csrf` looks at forms alone, lets a request pass when one of the two headers does, and refuses what is no browser.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === publicOrigin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}

/** A text of somebody else's, without the one character the database refuses; empty for a file. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''

/**
 * Reads a field of the form that a request carries; empty where it is missing.
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
 * Reads the JSON that a request carries.
 *
 * @throws HttpProblem 400 for a body that is none
 */
export const readJson = (request: { json(): Promise<unknown> }): Promise<unknown> =>
  request.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? new HttpProblem('bad_request') : error
  })
