import * as v from 'valibot'

/** Every OpenID provider publishes its endpoints at this path below its issuer. */
export const discoveryPath = '/.well-known/openid-configuration'

const url = v.pipe(v.string(), v.url())
const names = v.optional(v.array(v.string()))

/**
 * The fields of a provider's discovery document that the portal and the server read. When an endpoint is missing, the
 * provider does not support it.
 */
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
 * Whether the issuer in the document is the configured issuer. Ignores a slash at the end of the issuer in the
 * document, because some providers add such a slash.
 */
export const isSameIssuer = (named: string, configured: string): boolean =>
  named.replace(/\/$/, '') === configured
