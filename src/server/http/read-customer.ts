import type { Tokens } from '../identity/tokens.ts'
import { isAnonymous } from '../identity/tokens.ts'

/** Somebody who has signed in. */
export interface Customer {
  readonly oktaId: string
}

/**
 * Who sent a call, by the access token in `Authorization: Bearer`.
 * @returns `null` without a token, with one that does not hold, and for the anonymous visitor of the service login
 */
export const readCustomer = async (
  verifyAccessToken: Tokens['verifyAccessToken'],
  request: Headers,
): Promise<Customer | null> => {
  const [, token] = /^Bearer (\S+)$/i.exec(request.get('Authorization') ?? '') ?? []
  const claims = token ? await verifyAccessToken(token).catch(() => null) : null
  return claims?.sub && !isAnonymous(claims) ? { oktaId: claims.sub } : null
}
