import * as v from 'valibot'
import { allLanguages } from './languages.ts'

/** The path of the identity provider below its origin. Okta's default authorization server has the same path. */
export const issuerPath = '/oauth2/default'
/** The portal's client id. The portal is a public client (authorization code with PKCE). */
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
/** The audience of access tokens. Okta's default authorization server uses the same one. */
export const apiAudience = 'api://default'
/** Okta's assurance levels, the weakest first. */
export const assuranceLevels = ['urn:okta:loa:1fa:any', 'urn:okta:loa:2fa:any'] as const
/** The subject of tokens for visitors without a sign-in. */
export const anonymousSubject = 'anonymous'
/**
 * Lifetimes in seconds. A session ends after a working day, and the refresh tokens of the session end at the same
 * time.
 */
export const lifetimes = { token: 900, code: 60, interaction: 1800, session: 43_200 } as const

/** Whether an issuer is the identity provider of this server, and not an external one. */
export const isOwnIssuer = (issuer: string, portalOrigin: string): boolean =>
  issuer === `${portalOrigin}${issuerPath}`

/**
 * This path is below the issuer, and only our own identity provider has it. GET returns the sessions of the person
 * with this access token, the most recently used session first. DELETE ends all other sessions with their tokens, and
 * returns the remaining list.
 */
export const sessionsPath = '/v1/sessions'
export const sessionList = v.array(
  v.object({
    /** The browser, such as `Firefox`, and its operating system, such as `Windows`; empty when unknown. */
    browser: v.string(),
    system: v.string(),
    since: v.pipe(v.string(), v.isoTimestamp()),
    lastUsed: v.pipe(v.string(), v.isoTimestamp()),
    /** Whether the access token of the call belongs to this session. */
    current: v.boolean(),
  }),
)
export type SessionList = v.InferOutput<typeof sessionList>

/**
 * This path is below the issuer, and only our own identity provider has it. GET returns the login and the accounts of
 * the person with this access token.
 */
export const overviewPath = '/v1/overview'
export const accountOverview = v.object({
  oktaId: v.string(),
  /** The accounts of the login. The accounts whose primary login it is come first. */
  accounts: v.array(
    v.object({
      /** The account number, 12 digits. */
      accountNumber: v.string(),
      role: v.picklist(['primary', 'secondary']),
      /** The customer's name as printed on the bill. */
      name: v.string(),
      /** The address of the account in one line. */
      address: v.string(),
      paperless: v.boolean(),
      /** The account in the form that `enrollInPaperless` expects. */
      businessPartnerGuid: v.string(),
    }),
  ),
  /** The language of mails and text messages. */
  language: v.picklist(allLanguages),
  /** The phone number for the second factor. */
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
 * This path is below the issuer, and only our own identity provider has it. PUT sets the language of the mails to the
 * person with this access token.
 */
export const mailLanguagePath = '/v1/language'
export const mailLanguage = v.object({ language: v.picklist(allLanguages) })
