import * as v from 'valibot'
import { allLanguages } from './languages.ts'

/** Where the identity provider lives below its origin, as Okta's default authorization server does. */
export const issuerPath = '/oauth2/default'
/** The portal, registered as a public client (authorization code with PKCE). */
export const portalClientId = 'mywater-portal'
/** What the authorize redirect asks for (document 1, §1). */
export const portalScopes = [
  'openid',
  'profile',
  'email',
  'UserContext',
  'offline_access',
  'GroupMembership',
] as const
/** The audience of access tokens, as Okta's default authorization server names it. */
export const apiAudience = 'api://default'
/** Okta's assurance levels, weakest first. */
export const assuranceLevels = ['urn:okta:loa:1fa:any', 'urn:okta:loa:2fa:any'] as const
/** The subject of tokens for visitors who have not signed in. */
export const anonymousSubject = 'anonymous'
/** Lifetimes in seconds. A session, and with it every refresh token, ends after a working day. */
export const lifetimes = { token: 900, code: 60, interaction: 1800, session: 43_200 } as const

/** Whether an issuer is the provider of the server that serves the portal, and not somebody else's. */
export const isOwnIssuer = (issuer: string, portalOrigin: string): boolean =>
  issuer === `${portalOrigin}${issuerPath}`

/**
 * Below the issuer, of our own provider alone: GET lists where the bearer of an access token is signed in, newest use
 * first; DELETE ends all but the session of that token, with their tokens, and answers with what is left.
 */
export const sessionsPath = '/v1/sessions'
export const sessionList = v.array(
  v.object({
    /** As `Firefox`, and what it runs on, as `Windows`; empty when it did not say. */
    browser: v.string(),
    system: v.string(),
    since: v.pipe(v.string(), v.isoTimestamp()),
    lastUsed: v.pipe(v.string(), v.isoTimestamp()),
    /** The one of the token. */
    current: v.boolean(),
  }),
)
export type SessionList = v.InferOutput<typeof sessionList>

/** Below the issuer, of our own provider alone: GET tells the bearer of an access token what belongs to their login. */
export const overviewPath = '/v1/overview'
export const accountOverview = v.object({
  oktaId: v.string(),
  /** Those of which it is the primary login come first. */
  accounts: v.array(
    v.object({
      /** 12 digits */
      accountNumber: v.string(),
      role: v.picklist(['primary', 'secondary']),
      /** As on the bill. */
      name: v.string(),
      /** One line. */
      address: v.string(),
      paperless: v.boolean(),
    }),
  ),
  /** Of mails and text messages. */
  language: v.picklist(allLanguages),
  /** The one that was opted in for logging in. */
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

/** Below the issuer, of our own provider alone: PUT says in which language the bearer of an access token is written to. */
export const mailLanguagePath = '/v1/language'
export const mailLanguage = v.object({ language: v.picklist(allLanguages) })
