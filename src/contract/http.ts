import * as v from 'valibot'

/** The names of the headers. Every call sends some of these headers; the others are optional. */
export const headers = {
  session: 'X-Session-Id',
  request: 'X-Request-Id',
  userAgent: 'X-User-Agent',
  captcha: 'X-Captcha-Token',
  /** When a call is repeated with the same key, it gets the response of the first call. */
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

/** The body of every error that is not a documented response: RFC 9457, with a stable code. */
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
 * Parses JSON from a body, and unwraps a JSON string inside JSON. For an empty body it returns the empty text. For
 * any other text it returns `null`, which no operation accepts as a response.
 */
export const parseResponse = (body: string): unknown => {
  if (body.trim() === '') return ''
  const outer = parseJson(body) ?? null
  return typeof outer === 'string' ? (parseJson(outer) ?? outer) : outer
}
