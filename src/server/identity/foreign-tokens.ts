import { createRemoteJWKSet, jwtVerify } from 'jose'
import { readDiscovery } from '../platform/discovery.ts'
import type { Tokens } from './provider/tokens.ts'

interface ForeignIssuer {
  readonly issuer: string
  /** Whom its access tokens for the API are made for. */
  readonly audience: string
}

/** What the API takes of tokens where somebody else's Okta signs people in: it looks at theirs, and makes none. */
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
        // the next token asks again
        found = undefined
        throw error
      })
    return found
  }
  return {
    /** As `Tokens` has it; a token that was revoked holds until it ends, as only its issuer knows of that. */
    async verifyAccessToken(token) {
      const { keys, ...named } = await find()
      const options = { ...named, audience, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'uid'] }
      const { payload } = await jwtVerify(token, keys, options)
      const { uid } = payload
      if (typeof uid !== 'string') throw new Error('it is no token of a person')
      // at Okta an access token's subject is what the person signs in with
      return { ...payload, sub: uid }
    },
    // without an id token the portal says that the service login failed
    issueAnonymousTokens: () => Promise.resolve({}),
  }
}
