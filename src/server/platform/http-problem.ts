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
