import { createRemoteJWKSet, jwtVerify } from 'jose'
import { readDiscovery } from '../platform/discovery.ts'
import type { Tokens } from './provider/tokens.ts'

interface ForeignIssuer {
  readonly issuer: string
  /** The audience of its access tokens for the API. */
  readonly audience: string
}

/** The API's tokens with a foreign Okta: it verifies Okta's tokens and makes none. */
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
        // the next token tries again
        found = undefined
        throw error
      })
    return found
  }
  return {
    /** As in `Tokens`. A revoked token stays valid until it expires, since only its issuer knows of the revocation. */
    async verifyAccessToken(token) {
      const { keys, ...named } = await find()
      const options = { ...named, audience, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'uid'] }
      const { payload } = await jwtVerify(token, keys, options)
      const { uid } = payload
      if (typeof uid !== 'string') throw new Error('it is no token of a person')
      // at Okta the subject of an access token is the name with which the person signs in
      return { ...payload, sub: uid }
    },
    // without an id token the portal reports that the service login failed
    issueAnonymousTokens: () => Promise.resolve({}),
  }
}
