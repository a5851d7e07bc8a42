/** The properties in which identity providers differ from each other. Paths are relative to the provider's origin. */
export interface Shape {
  readonly name: string
  readonly issuer: string
  readonly authorize: string
  readonly token: string
  readonly keys: string
  readonly userinfo: string
  /** The path of the endpoint that revokes tokens; `null` if the provider has no such endpoint. */
  readonly revoke: string | null
  readonly logout: string | null
  /**
   * Whether the provider has two hosts, like Google or Cognito: one for sign-in and discovery document, the other for
   * token endpoint and keys.
   */
  readonly hasTwoHosts: boolean
  /** Whether the response to a refresh contains a new ID token. */
  readonly renewsIdTokens: boolean
  /**
   * Whether the provider behaves like Okta: it supports the response mode `okta_post_message`, and its access tokens
   * contain the claims of Okta.
   */
  readonly isOkta: boolean
  /**
   * Whether the provider grants the scope `profile` only at its userinfo endpoint: the scope is missing in its tokens,
   * and its access tokens are opaque.
   */
  readonly isFrugal: boolean
}

/** A custom authorization server of Okta. */
export const okta: Shape = {
  name: 'Okta',
  issuer: '/oauth2/default',
  authorize: '/oauth2/default/v1/authorize',
  token: '/oauth2/default/v1/token',
  keys: '/oauth2/default/v1/keys',
  userinfo: '/oauth2/default/v1/userinfo',
  revoke: '/oauth2/default/v1/revoke',
  logout: '/oauth2/default/v1/logout',
  hasTwoHosts: false,
  renewsIdTokens: true,
  isOkta: true,
  isFrugal: false,
}

/** An OpenID provider without optional features. All its paths differ from the paths of Okta. */
export const plain: Shape = {
  name: 'another provider',
  issuer: '/realms/utility',
  authorize: '/realms/utility/openid/auth',
  token: '/realms/utility/openid/token',
  keys: '/realms/utility/openid/certs',
  userinfo: '/realms/utility/openid/userinfo',
  revoke: null,
  logout: '/realms/utility/openid/end-session',
  hasTwoHosts: true,
  renewsIdTokens: false,
  isOkta: false,
  isFrugal: false,
}

/** An OpenID provider like `plain`, but without an endpoint for logout. */
export const withoutLogout: Shape = { ...plain, name: 'a provider without logout', logout: null }

/** An OpenID provider that grants fewer scopes than requested, and names the person only at its userinfo endpoint. */
export const frugal: Shape = { ...plain, name: 'a frugal provider', renewsIdTokens: true, isFrugal: true }
