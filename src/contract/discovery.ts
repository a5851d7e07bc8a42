import * as v from 'valibot'

/** Path below an issuer where every OpenID provider publishes its endpoints. */
export const discoveryPath = '/.well-known/openid-configuration'

const url = v.pipe(v.string(), v.url())
const names = v.optional(v.array(v.string()))

/** What portal and server read of a provider's discovery document. A missing endpoint is not supported. */
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

/**
 * Whether the document names the configured issuer. Some providers put a slash at the end; the configuration has none.
 */
export const isSameIssuer = (named: string, configured: string): boolean =>
  named.replace(/\/$/, '') === configured
