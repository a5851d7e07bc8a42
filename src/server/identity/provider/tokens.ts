import { randomBytes } from 'node:crypto'
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type Provider from 'oidc-provider'
import { anonymousSubject, apiAudience, lifetimes, portalClientId } from '../../../contract/identity.ts'
import { type Database, now } from '../../database/database.ts'
import type { IdentityKeys } from './stored-keys.ts'

/** Customer calls refuse such a token. */
export const isAnonymous = ({ sub }: JWTPayload): boolean => sub === undefined || sub === anonymousSubject

/** Outside of the authorization flow. */
export const createTokens = (db: Database, provider: Provider, { signing }: IdentityKeys) => {
  const { issuer } = provider
  const publicKeys = createLocalJWKSet({
    keys: signing.map(({ kid, kty, n, e, alg, use }) => ({ kid, kty, n, e, alg, use })),
  })
  const [{ kid, alg, ...rest }] = signing
  const privateKey = importJWK(rest, alg)

  const sign = async (audience: string, claims: JWTPayload, typ: string): Promise<string> =>
    new SignJWT({ ver: 1, jti: randomBytes(12).toString('base64url'), ...claims })
      .setProtectedHeader({ alg, kid, typ })
      .setIssuer(issuer)
      .setSubject(anonymousSubject)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${lifetimes.token}s`)
      .sign(await privateKey)

  const anonymousGrant = async (): Promise<string> => {
    const grant = new provider.Grant({ clientId: portalClientId, accountId: anonymousSubject })
    grant.addOIDCScope('openid')
    grant.addResourceScope(apiAudience, 'openid')
    return grant.save()
  }

  const anonymousRefreshToken = async (grantId: string): Promise<string> => {
    const client = await provider.Client.find(portalClientId)
    if (!client) throw new Error('the portal is not registered as a client')
    const token = new provider.RefreshToken({
      accountId: anonymousSubject,
      client,
      grantId,
      gty: 'authorization_code',
      resource: apiAudience,
      scope: 'openid',
    })
    return token.save()
  }

  /** A new password, a logout or a revocation deletes the grant. Does not check the expiry of the token. */
  const isGranted = async ({ gid }: JWTPayload): Promise<boolean> => {
    if (typeof gid !== 'string') return false
    const grant = await db
      .selectFrom('oidc')
      .select('id')
      .where('model', '=', 'Grant')
      .where('id', '=', gid)
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    return grant !== undefined
  }

  return {
    /**
     * Accepts an anonymous visitor's too (`isAnonymous`).
     * @throws jose's error if the token is invalid, or an error if its grant no longer exists
     */
    async verifyAccessToken(token: string): Promise<JWTPayload> {
      const options = { issuer, audience: apiAudience, typ: 'at+jwt', requiredClaims: ['sub', 'exp'] }
      const { payload } = await jwtVerify(token, publicKeys, options)
      if (!(await isGranted(payload))) throw new Error('the grant of the token no longer exists')
      return payload
    },

    /** Of the service login (document 2, §2.12), for a visitor who is not signed in. The only scope is `openid`. */
    async issueAnonymousTokens() {
      const gid = await anonymousGrant()
      const access = { gid, cid: portalClientId, uid: anonymousSubject, scp: ['openid'] }
      const [id_token, access_token, refresh_token] = await Promise.all([
        sign(portalClientId, {}, 'JWT'),
        sign(apiAudience, access, 'at+jwt'),
        anonymousRefreshToken(gid),
      ])
      return { id_token, access_token, refresh_token }
    },
  }
}
export type Tokens = ReturnType<typeof createTokens>
