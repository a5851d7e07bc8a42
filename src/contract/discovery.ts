import * as v from 'valibot'

/** The path of the discovery document, below the issuer of an OpenID provider. */
export const discoveryPath = '/.well-known/openid-configuration'

const url = v.pipe(v.string(), v.url())
const names = v.optional(v.array(v.string()))

/**
 * The fields of a provider's discovery document that the portal and the server use. If the address of an optional
 * endpoint is missing, the provider does not have this endpoint.
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
 * Whether the issuer in the discovery document is the configured issuer. Ignores a slash at the end of the issuer in
 * the document, because some providers add a slash.
 */
export const isSameIssuer = (named: string, configured: string): boolean =>
  named.replace(/\/$/, '') === configured
