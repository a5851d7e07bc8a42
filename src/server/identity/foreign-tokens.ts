import { createRemoteJWKSet, jwtVerify } from 'jose'
import { readDiscovery } from '../platform/discovery.ts'
import type { Tokens } from './provider/tokens.ts'

interface ForeignIssuer {
  readonly issuer: string
  /** The audience of the issuer's access tokens for the API. */
  readonly audience: string
}

/** Creates a verifier for the access tokens of an external Okta server. The verifier issues no tokens. */
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
        // After an error, the next verification of a token reads the discovery document again.
        found = undefined
        throw error
      })
    return found
  }
  return {
    /**
     * Verifies an access token of the external issuer. A revoked token is accepted until it expires, because only the
     * issuer knows which tokens are revoked.
     */
    async verifyAccessToken(token) {
      const { keys, ...named } = await find()
      const options = { ...named, audience, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'uid'] }
      const { payload } = await jwtVerify(token, keys, options)
      const { uid } = payload
      if (typeof uid !== 'string') throw new Error('the token contains no uid of a person')
      // In Okta's access tokens, `sub` is the login ID and `uid` is the Okta id.
      return { ...payload, sub: uid }
    },
    // An external identity provider issues no tokens for anonymous visitors. If the response contains no id token, the
    // portal reports that the anonymous sign-in has failed.
    issueAnonymousTokens: () => Promise.resolve({}),
  }
}
