import * as v from 'valibot'

const problemCodes = [
  'bad_request',
  'captcha_required',
  'forbidden',
  'not_found',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
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
