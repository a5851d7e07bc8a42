import * as v from 'valibot'
import { allLanguages } from './languages.ts'

/** The path of the identity provider below its origin. Okta's default authorization server has the same path. */
export const issuerPath = '/oauth2/default'
/** The portal's client id. The portal is a public client (authorization code with PKCE). */
export const portalClientId = 'mywater-portal'
/** The scopes that the portal requests at the authorization endpoint (document 1, §1). */
export const portalScopes = [
  'openid',
  'profile',
  'email',
  'UserContext',
  'offline_access',
  'GroupMembership',
] as const
/** The audience of access tokens. Okta's default authorization server has the same audience. */
export const apiAudience = 'api://default'
/** Okta's assurance levels, the lowest level first. */
export const assuranceLevels = ['urn:okta:loa:1fa:any', 'urn:okta:loa:2fa:any'] as const
/** The subject (`sub`) of tokens for visitors who have not signed in. */
export const anonymousSubject = 'anonymous'
/** Lifetimes in seconds. A session lasts 12 hours. The refresh tokens of a session expire when the session ends. */
export const lifetimes = { token: 900, code: 60, interaction: 1800, session: 43_200 } as const

/** Whether an issuer is the identity provider of this server, and not an external one. */
export const isOwnIssuer = (issuer: string, portalOrigin: string): boolean =>
  issuer === `${portalOrigin}${issuerPath}`

/**
 * The path of the endpoint for sessions, below the issuer. Only our own identity provider has this endpoint. GET lists
 * the sessions of the person whose access token the request contains, the most recently used session first. DELETE ends
 * all sessions of this person except the current session, and returns the remaining sessions.
 */
export const sessionsPath = '/v1/sessions'
export const sessionList = v.array(
  v.object({
    /**
     * The name of the browser, such as `Firefox`; empty if the browser is unknown. `system` is the operating system,
     * such as `Windows`.
     */
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
 * The path of the endpoint for the login and its accounts, below the issuer. Only our own identity provider has this
 * endpoint. GET returns the login and the accounts of the person whose access token the request contains.
 */
export const overviewPath = '/v1/overview'
export const accountOverview = v.object({
  oktaId: v.string(),
  /** The accounts of the login. The accounts whose primary login is this login come first. */
  accounts: v.array(
    v.object({
      /** The account number, which has 12 digits. */
      accountNumber: v.string(),
      role: v.picklist(['primary', 'secondary']),
      /** The customer's name as printed on the bill. */
      name: v.string(),
      /** The address of the account in one line. */
      address: v.string(),
      paperless: v.boolean(),
      /** Whether the utility has closed the account. Servers of earlier versions do not send it. */
      closed: v.optional(v.boolean(), false),
      /** The id with which `enrollInPaperless` identifies the account. Servers of earlier versions do not send the id. */
      businessPartnerGuid: v.optional(v.string(), ''),
    }),
  ),
  /** The language of mails and text messages. */
  language: v.picklist(allLanguages),
  /** The customer's phone for the second factor; `null` if the customer has enrolled no phone. */
  phone: v.nullable(
    v.object({
      factorId: v.string(),
      /** The phone number in international form (E.164), such as `+16095550148`. */
      number: v.string(),
      confirmed: v.boolean(),
    }),
  ),
})
export type AccountOverview = v.InferOutput<typeof accountOverview>

/**
 * The path of the endpoint for the language of mails, below the issuer. Only our own identity provider has this
 * endpoint. PUT sets the language in which the person gets mails. The access token in the request identifies the
 * person.
 */
export const mailLanguagePath = '/v1/language'
export const mailLanguage = v.object({ language: v.picklist(allLanguages) })
