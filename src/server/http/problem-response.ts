import type { Context } from 'hono'
import type { Problem, ProblemCode } from '../../contract/http.ts'
import type { HttpProblem } from '../platform/request.ts'

const titles: Record<ProblemCode, string> = {
  bad_request: 'The request does not match the contract',
  captcha_required: 'The security check has to be solved first',
  forbidden: 'This is not allowed',
  not_found: 'There is no such operation',
  too_large: 'The body is too large',
  unsupported_media_type: 'The body has to be JSON',
  too_many_requests: 'Too many requests',
  unavailable: 'Too busy just now',
  internal: 'Something went wrong',
}

/**
 * Creates the response to a refused call (RFC 9457). The response contains no values of the request and no internal
 * errors.
 */
export const problemResponse = (c: Context, { code, status, retryAfter }: HttpProblem): Response => {
  const requestId = c.get('requestId')
  const body: Problem = { type: `urn:mywater:problem:${code}`, title: titles[code], status, code, requestId }
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  })
}
