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

/**
 * A refusal that is not among the documented responses of an operation. The server sends the refusal with the content
 * type `application/problem+json`.
 */
export class HttpProblem extends Error {
  readonly code: ProblemCode
  /** The seconds until the client is allowed to try again, for the statuses 429 and 503. */
  readonly retryAfter: number | undefined
  /**
   * The names of the fields that violate the API contract, for the log. The names come from the API contract, so the
   * log contains no text from the client.
   */
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
 * Whether a request comes from a page of the portal, or from a client that is not a browser. This check protects
 * against CSRF: if another site sends a request, the browser reports this in the header Origin or Sec-Fetch-Site.
 * Hono's `csrf` is not sufficient: it checks only forms, accepts a request even if only one of the two headers is
 * right, and refuses clients that are not browsers.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === publicOrigin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}

/**
 * Removes NUL characters, which the database refuses. Returns an empty string for values that are not text, such as
 * files.
 */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : ''

/**
 * Reads a form.
 * @returns a function that returns the value of a field, or an empty string if the field is missing
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

/**
 * Reads the JSON body of a request.
 * @throws HttpProblem 400 for invalid JSON
 */
export const readJson = (request: { json(): Promise<unknown> }): Promise<unknown> =>
  request.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? new HttpProblem('bad_request') : error
  })
