/** What one provider has otherwise than another. Paths are below its origin. */
export interface Shape {
  readonly name: string
  readonly issuer: string
  readonly authorize: string
  readonly token: string
  readonly keys: string
  readonly userinfo: string
  /** `null` where there is none. */
  readonly revoke: string | null
  readonly logout: string | null
  /** Tokens and keys are at another name of this machine than sign-in and discovery document, as with Google or Cognito. */
  readonly hasTwoHosts: boolean
  /** A refresh is answered with a new id token. */
  readonly renewsIdTokens: boolean
  /** Answers to the page around a hidden frame, and writes scopes, client and person into access tokens, as Okta does. */
  readonly isOkta: boolean
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
}

/** An OpenID provider that has no more than it must, and none of Okta's paths. */
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
}

/** As the other one, and without a way to end its session. */
export const withoutLogout: Shape = { ...plain, name: 'a provider without logout', logout: null }
