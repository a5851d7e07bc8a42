import * as v from 'valibot'

/** Names of the headers that every call carries, and of those that only some carry. */
export const headers = {
  session: 'X-Session-Id',
  request: 'X-Request-Id',
  userAgent: 'X-User-Agent',
  captcha: 'X-Captcha-Token',
  /** A repeated call with the same key gets the response of the first one. */
  submit: 'Idempotency-Key',
} as const

export const problemCodes = [
  'bad_request',
  'captcha_required',
  'forbidden',
  'not_found',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'internal',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** Any error that is not a documented response: RFC 9457 with a stable code. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(problemCodes),
  requestId: v.string(),
})
export type Problem = v.InferOutput<typeof problem>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses JSON from a body; a JSON string in JSON is unwrapped. An empty body is the empty text. A body that is no JSON
 * is `null`, which no operation answers.
 */
export const parseResponse = (body: string): unknown => {
  if (body.trim() === '') return ''
  const outer = parseJson(body) ?? null
  return typeof outer === 'string' ? (parseJson(outer) ?? outer) : outer
}
