import { createHash } from 'node:crypto'
import { headers } from '../../contract/http.ts'
import { nullUnlessUnavailable } from '../database/connection/client.ts'
import type { Customer } from '../domain/request-context.ts'
import { HttpProblem } from '../platform/request.ts'
import type { Tokens } from '../identity/provider/tokens.ts'
import { isAnonymous } from '../identity/provider/tokens.ts'

const sessionId = /^[A-Za-z0-9-]{16,128}$/
const submitKey = /^[\w-]{8,128}$/

/** SHA-256 of the session id that every call carries. */
export const readSession = (request: Headers): string => {
  const id = request.get(headers.session) ?? ''
  if (!sessionId.test(id)) throw new HttpProblem('bad_request', undefined, headers.session)
  return createHash('sha256').update(id).digest('hex')
}

/** The hashed key of a submit that must not run twice; `null` without one. */
export const readSubmitKey = (request: Headers): string | null => {
  const key = request.get(headers.submit)
  if (key === null) return null
  if (!submitKey.test(key)) throw new HttpProblem('bad_request', undefined, headers.submit)
  return createHash('sha256').update(key).digest('hex')
}

/**
 * The person of the access token in `Authorization: Bearer`.
 *
 * @returns `null` without a token or with an invalid one
 * @throws HttpProblem for the service login's token, which customer calls refuse
 */
export const readCustomer = async (
  verifyAccessToken: Tokens['verifyAccessToken'],
  request: Headers,
): Promise<Customer | null> => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '') ?? []
  const claims = token ? await verifyAccessToken(token).catch(nullUnlessUnavailable) : null
  if (!claims?.sub) return null
  if (isAnonymous(claims)) throw new HttpProblem('forbidden')
  return { oktaId: claims.sub }
}
