import * as v from 'valibot'

/** The names of the request headers. Every call has some of these headers; the others are optional. */
export const headers = {
  session: 'X-Session-Id',
  request: 'X-Request-Id',
  userAgent: 'X-User-Agent',
  captcha: 'X-Captcha-Token',
  /**
   * An idempotency key. If a call has the same key as an earlier call, the backend returns the response of the earlier
   * call.
   */
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

/**
 * The body of an error response that the documents of the specification do not describe. The body has the form of RFC
 * 9457, with an additional field `code`. Each kind of error has its own `code`.
 */
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
 * Parses the JSON in a response body. If the JSON is a string that contains JSON, parses this inner JSON too. Returns
 * an empty string for an empty body, and the body itself if it is not JSON.
 */
export const parseResponse = (body: string): unknown => {
  if (body.trim() === '') return ''
  const outer = parseJson(body)
  if (outer === undefined) return body
  return typeof outer === 'string' ? (parseJson(outer) ?? outer) : outer
}
