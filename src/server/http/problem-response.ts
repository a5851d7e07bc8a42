import type { Context } from 'hono'
import type { Problem, ProblemCode } from '../../contract/http.ts'
import type { HttpProblem } from '../platform/request.ts'
import type * as v from 'valibot'

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

/** RFC 9457, without values of the request and without internal errors. */
export const problemResponse = (c: Context, { code, status, retryAfter }: HttpProblem): Response => {
  const requestId = c.get('requestId')
  const body: Problem = { type: `urn:mywater:problem:${code}`, title: titles[code], status, code, requestId }
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  })
}

type Issue = v.BaseIssue<unknown>

/** The path of a field that violates the API contract, as a list of field names and indexes. */
const pathOf = ({ path }: Issue): readonly string[] => path?.map(({ key }) => String(key)) ?? []

/** Lists the paths of the fields that violate the API contract. The paths contain no values. */
export const refusedFields = (issues: readonly Issue[]): string => {
  const paths = issues.flatMap((issue) =>
    (issue.issues ?? [issue]).map((inner) => [...(inner === issue ? [] : pathOf(issue)), ...pathOf(inner)]),
  )
  return [...new Set(paths.map((path) => path.join('.') || '(body)'))].join(' ')
}
