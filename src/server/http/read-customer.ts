import type { Customer } from '../domain/request-context.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import type { Tokens } from '../identity/provider/tokens.ts'
import { isAnonymous } from '../identity/provider/tokens.ts'

/**
 * Who sent a call, by the access token in `Authorization: Bearer`.
 * @returns `null` without a token and with one that does not hold
 * @throws HttpProblem for the token of the service login, which no customer's call takes (quality T5)
 */
export const readCustomer = async (
  verifyAccessToken: Tokens['verifyAccessToken'],
  request: Headers,
): Promise<Customer | null> => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '') ?? []
  const claims = token ? await verifyAccessToken(token).catch(() => null) : null
  if (!claims?.sub) return null
  if (isAnonymous(claims)) throw new HttpProblem('forbidden')
  return { oktaId: claims.sub }
}
