import * as v from 'valibot'
import { HttpProblem } from '../platform/http-problem.ts'

/** Bytes. */
const longestBody = 64 * 1024

const readText = async (request: Request): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > longestBody) throw new HttpProblem('too_large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The JSON body, decoded by its schema. The reasons for a refusal stay here: they would quote what was sent. */
export const readBody = async (request: Request, schema: v.GenericSchema): Promise<unknown> => {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') throw new HttpProblem('unsupported_media_type')
  if (Number(request.headers.get('Content-Length')) > longestBody) throw new HttpProblem('too_large')
  try {
    const body = v.safeParse(schema, JSON.parse(await readText(request)))
    if (body.success) return body.output
  } catch (error) {
    if (error instanceof HttpProblem) throw error
  }
  throw new HttpProblem('bad_request')
}
