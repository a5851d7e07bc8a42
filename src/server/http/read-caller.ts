import { createHash } from 'node:crypto'
import { headers } from '../../contract/headers.ts'
import { HttpProblem } from '../platform/http-problem.ts'

const sessionId = /^[A-Za-z0-9-]{16,128}$/
const submitKey = /^[\w-]{8,128}$/

/** Refuses what a page of another origin sends: browsers name it in Origin or Sec-Fetch-Site. */
export const checkOrigin = (request: Headers, publicOrigin: string): void => {
  const origin = request.get('Origin')
  const site = request.get('Sec-Fetch-Site')
  if (origin !== null && origin !== publicOrigin) throw new HttpProblem('forbidden')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HttpProblem('forbidden')
}

/** SHA-256 of the session id every call has to carry. */
export const readSession = (request: Headers): string => {
  const id = request.get(headers.session) ?? ''
  if (!sessionId.test(id)) throw new HttpProblem('bad_request')
  return createHash('sha256').update(id).digest('hex')
}

/** The key of a submit that must not be carried out twice, hashed; `null` when the call has none. */
export const readSubmitKey = (request: Headers): string | null => {
  const key = request.get(headers.submit)
  if (key === null) return null
  if (!submitKey.test(key)) throw new HttpProblem('bad_request')
  return createHash('sha256').update(key).digest('hex')
}
