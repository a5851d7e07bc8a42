import { createRemoteJWKSet, jwtVerify } from 'jose'
import { endpointsOf } from '../../contract/identity.ts'
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
  const keys = createRemoteJWKSet(new URL(`${endpointsOf(issuer)}/v1/keys`))
  return {
    /** As `Tokens` has it; a token that was revoked holds until it ends, as only its issuer knows of that. */
    async verifyAccessToken(token) {
      const options = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['sub', 'exp', 'uid'] }
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
