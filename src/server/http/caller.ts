import { createHash } from 'node:crypto'
import { headers } from '../../contract/http.ts'
import { nullUnlessUnavailable } from '../database/connection/client.ts'
import type { Customer } from '../domain/request-context.ts'
import { HttpProblem } from '../platform/request.ts'
import { isAnonymous, type Tokens } from '../identity/provider/tokens.ts'

const sessionId = /^[A-Za-z0-9-]{16,128}$/
const submitKey = /^[\w-]{8,128}$/

export const readSession = (request: Headers): string => {
  const id = request.get(headers.session) ?? ''
  if (!sessionId.test(id)) throw new HttpProblem('bad_request', undefined, headers.session)
  return createHash('sha256').update(id).digest('hex')
}

export const readSubmitKey = (request: Headers): string | null => {
  const key = request.get(headers.submit)
  if (key === null) return null
  if (!submitKey.test(key)) throw new HttpProblem('bad_request', undefined, headers.submit)
  return createHash('sha256').update(key).digest('hex')
}

export interface CallerDeps {
  readonly verifyAccessToken: Tokens['verifyAccessToken']
  /** The client ID of the portal. Other clients of the provider get tokens with the same audience. */
  readonly portalClientId: string
}

/**
 * Reads the customer from the access token in `Authorization: Bearer`.
 * @returns `null` when the token is missing or invalid
 * @throws HttpProblem if the token belongs to the service login and not to a customer, or to another client than the
 * portal
 */
export const readCustomer = async (
  { verifyAccessToken, portalClientId }: CallerDeps,
  request: Headers,
): Promise<Customer | null> => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '') ?? []
  const claims = token ? await verifyAccessToken(token).catch(nullUnlessUnavailable) : null
  if (!claims?.sub) return null
  if (isAnonymous(claims) || claims['cid'] !== portalClientId) throw new HttpProblem('forbidden')
  return { oktaId: claims.sub }
}
