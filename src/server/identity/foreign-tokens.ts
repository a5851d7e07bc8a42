import { createRemoteJWKSet, jwtVerify } from 'jose'
import { readDiscovery } from '../platform/discovery.ts'
import type { Tokens } from './provider/tokens.ts'

interface ForeignIssuer {
  readonly issuer: string
  readonly audience: string
}

/** Issues no tokens. */
export const createForeignTokens = ({
  issuer,
  audience,
}: ForeignIssuer): Pick<Tokens, 'verifyAccessToken'> & { issueAnonymousTokens(): Promise<object> } => {
  let found: Promise<{ issuer: string; keys: ReturnType<typeof createRemoteJWKSet> }> | undefined
  const find = () => {
    found ??= readDiscovery(issuer)
      .then((document) => ({
        issuer: document.issuer,
        keys: createRemoteJWKSet(new URL(document.jwks_uri)),
      }))
      .catch((error: unknown) => {
        // The next verification of a token reads the discovery document again.
        found = undefined
        throw error
      })
    return found
  }
  return {
    /** A revoked token is accepted until it expires: only the issuer knows which are revoked. */
    async verifyAccessToken(token) {
      const { keys, ...named } = await find()
      const options = { ...named, audience, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'uid'] }
      const { payload } = await jwtVerify(token, keys, options)
      const { uid } = payload
      if (typeof uid !== 'string') throw new Error('the token contains no uid of a person')
      // In Okta's access tokens, `sub` is the login ID and `uid` is the Okta id.
      return { ...payload, sub: uid }
    },
    // There are no tokens for anonymous visitors. Without an id token, the portal reports that the anonymous sign-in
    // has failed.
    issueAnonymousTokens: () => Promise.resolve({}),
  }
}
