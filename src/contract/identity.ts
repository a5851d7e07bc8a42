import * as v from 'valibot'
import { allLanguages } from './languages.ts'

/** Path of the identity provider below its origin, the same as Okta's default authorization server. */
export const issuerPath = '/oauth2/default'
/** The portal, registered as a public client (authorization code with PKCE). */
export const portalClientId = 'mywater-portal'
/** The scopes that the authorize redirect requests (document 1, §1). */
export const portalScopes = [
  'openid',
  'profile',
  'email',
  'UserContext',
  'offline_access',
  'GroupMembership',
] as const
/** The audience of access tokens, the same as Okta's default authorization server. */
export const apiAudience = 'api://default'
/** Okta's assurance levels, weakest first. */
export const assuranceLevels = ['urn:okta:loa:1fa:any', 'urn:okta:loa:2fa:any'] as const
/** The subject of tokens for visitors who have not signed in. */
export const anonymousSubject = 'anonymous'
/** Lifetimes in seconds. A session, and with it every refresh token, ends after a working day. */
export const lifetimes = { token: 900, code: 60, interaction: 1800, session: 43_200 } as const

/** Whether an issuer is the provider of the server that serves the portal, and not an external one. */
export const isOwnIssuer = (issuer: string, portalOrigin: string): boolean =>
  issuer === `${portalOrigin}${issuerPath}`

/**
 * Below the issuer, only at our own provider. GET lists where the bearer of an access token is signed in, last used
 * first. DELETE ends every other session with its tokens, and answers with what is left.
 */
export const sessionsPath = '/v1/sessions'
export const sessionList = v.array(
  v.object({
    /** The browser, as `Firefox`, and its system, as `Windows`; empty when unknown. */
    browser: v.string(),
    system: v.string(),
    since: v.pipe(v.string(), v.isoTimestamp()),
    lastUsed: v.pipe(v.string(), v.isoTimestamp()),
    /** The session of the access token. */
    current: v.boolean(),
  }),
)
export type SessionList = v.InferOutput<typeof sessionList>

/**
 * Below the issuer, only at our own provider. GET answers the login and the accounts of the bearer of an access token.
 */
export const overviewPath = '/v1/overview'
export const accountOverview = v.object({
  oktaId: v.string(),
  /** The accounts of which it is the primary login come first. */
  accounts: v.array(
    v.object({
      /** 12 digits */
      accountNumber: v.string(),
      role: v.picklist(['primary', 'secondary']),
      /** As on the bill. */
      name: v.string(),
      /** In one line. */
      address: v.string(),
      paperless: v.boolean(),
      /** What `enrollInPaperless` takes. */
      businessPartnerGuid: v.string(),
    }),
  ),
  /** The language of mails and text messages. */
  language: v.picklist(allLanguages),
  /** The phone for the second factor. */
  phone: v.nullable(
    v.object({
      factorId: v.string(),
      /** E.164 */
      number: v.string(),
      confirmed: v.boolean(),
    }),
  ),
})
export type AccountOverview = v.InferOutput<typeof accountOverview>

/**
 * Below the issuer, only at our own provider. PUT sets the language in which the bearer of an access token gets mails.
 */
export const mailLanguagePath = '/v1/language'
export const mailLanguage = v.object({ language: v.picklist(allLanguages) })
