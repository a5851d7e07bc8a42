import * as v from 'valibot'

/** Below an issuer, where every OpenID provider says where its endpoints are. */
export const discoveryPath = '/.well-known/openid-configuration'

const url = v.pipe(v.string(), v.url())
const names = v.optional(v.array(v.string()))

/** What portal and server read of a provider's discovery document. An endpoint that is not in it does not exist. */
export const discoveryDocument = v.object({
  issuer: url,
  authorization_endpoint: url,
  token_endpoint: url,
  jwks_uri: url,
  userinfo_endpoint: v.optional(url),
  revocation_endpoint: v.optional(url),
  end_session_endpoint: v.optional(url),
  code_challenge_methods_supported: names,
  scopes_supported: names,
})
export type DiscoveryDocument = v.InferOutput<typeof discoveryDocument>

/** Whether an issuer names itself as configured. Some put a slash at the end; configuration has none. */
export const isSameIssuer = (named: string, configured: string): boolean =>
  named.replace(/\/$/, '') === configured
