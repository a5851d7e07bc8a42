/** In what providers differ. Paths are relative to the origin. */
export interface Shape {
  readonly name: string
  readonly issuer: string
  readonly authorize: string
  readonly token: string
  readonly keys: string
  readonly userinfo: string
  /** `null`: no such endpoint. */
  readonly revoke: string | null
  readonly logout: string | null
  /** Like Google or Cognito: token endpoint and keys on a second host. */
  readonly hasTwoHosts: boolean
  /** In the response to a refresh. */
  readonly renewsIdTokens: boolean
  /** Supports `okta_post_message`, and its access tokens have Okta's claims. */
  readonly isOkta: boolean
  /** `profile` only at the userinfo endpoint; access tokens are opaque. */
  readonly isFrugal: boolean
}

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

/** Without optional features; all paths differ from Okta's. */
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

export const withoutLogout: Shape = { ...plain, name: 'a provider without logout', logout: null }

/** Grants fewer scopes than requested, and names the person only at userinfo. */
export const frugal: Shape = { ...plain, name: 'a frugal provider', renewsIdTokens: true, isFrugal: true }

export const customer = {
  id: '00u1river9utility0',
  login: 'ana.river@example.org',
  password: 'Green-Valley-77',
  name: 'Ana River',
  groups: ['Residents'],
  code: '314159',
}
