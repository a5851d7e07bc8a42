import * as v from 'valibot'

/** Names of the headers that every call carries, and of those that some do. */
export const headers = {
  session: 'X-Session-Id',
  request: 'X-Request-Id',
  userAgent: 'X-User-Agent',
  captcha: 'X-Captcha-Token',
  /** Same key, same effect: a repeated submit is answered from the first one. */
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

/** What is no documented response: RFC 9457 with a stable code. */
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
 * JSON from a body; a JSON string in JSON is unwrapped. A body with nothing in it is the empty text, and one that is
 * none of these `null`, which no operation answers.
 */
export const parseResponse = (body: string): unknown => {
  if (body.trim() === '') return ''
  const outer = parseJson(body) ?? null
  return typeof outer === 'string' ? (parseJson(outer) ?? outer) : outer
}
