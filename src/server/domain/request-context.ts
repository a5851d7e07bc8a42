import type * as v from 'valibot'
import type { OperationResponse, OperationName, Operations } from '../../contract/operations.ts'
import type { Language } from '../platform/language.ts'
import type { SecurityEvent } from '../platform/log-events.ts'
import type { Limit } from './rate-limits.ts'
import type { Database, Transaction } from '../database/database.ts'

/** A signed-in person. */
export interface Customer {
  readonly oktaId: string
}

/** The rules for text messages. */
export interface SmsPolicy {
  /** Whether they can be sent at all. */
  readonly isOffered: boolean
  /** ISO codes of the countries whose numbers get them. */
  readonly countries: readonly string[]
  /** The most that all servers together send a day. */
  readonly perDay: number
  /** Called for each message that the daily budget refused. */
  readonly onBudgetUsedUp: () => void
}

interface About {
  readonly oktaId?: string
  /** The typed login ID, if there is no such login or the event must not reveal it. Only its keyed hash is logged. */
  readonly loginId?: string
  /** The name of a limit. */
  readonly limit?: string
  /** The error codes of the captcha service. */
  readonly codes?: readonly string[]
  /** The code of the report, and the ids of the last calls. */
  readonly report?: { readonly code: string; readonly requests: readonly string[] }
}

/** Logs one event of a request. */
export type Tell = (event: SecurityEvent, about: About) => void

/** The request's id and its client's address. */
export type SecurityLog = (requestId: string, client: string) => Tell

/** What an operation knows about its caller, and what it may use. */
export interface CallContext {
  /** A pool: writes through it stay when the call fails. */
  readonly db: Database
  /** SHA-256 of the tab's session id, to which permits are bound. */
  readonly sessionHash: string
  readonly requestId: string
  readonly language: Language
  readonly clientAddress: string
  /** The origin of links in mails, for example `http://localhost:8080`. */
  readonly publicOrigin: string
  /** The portal's name in mails and SMS; from the page configuration. */
  readonly productName: string
  /** The phone number in mails that warn of something. */
  readonly supportPhone: string
  readonly sms: SmsPolicy
  /** Tokens with the smallest scope for a visitor who is not signed in. */
  readonly issueAnonymousTokens: () => Promise<OperationResponse<'serviceLogin'>>
  /** The person of the call's access token; `null` without one. */
  readonly customer: () => Promise<Customer | null>
  /** A key of this installation, by its name. */
  readonly secretKey: (name: string) => Promise<Buffer>
  /**
   * Counts one use of the rule and throws the 429 fault when it is used up. The use counts also when the call rolls
   * back.
   */
  readonly limit: Limit
  /** Writes to the security log. Within the call's transaction it is written only after the commit. */
  readonly tell: Tell
}

/** Within the one transaction of the call. */
export interface RequestContext extends CallContext {
  readonly db: Transaction
}

export type DecodedBody<Name extends OperationName> = Operations[Name]['body'] extends v.GenericSchema
  ? v.InferOutput<NonNullable<Operations[Name]['body']>>
  : null

/** Carries out one call. Documented refusals are answers; faults are thrown as `HttpProblem`. */
export type Handler<Name extends OperationName> = (
  body: DecodedBody<Name>,
  context: RequestContext,
) => Promise<OperationResponse<Name>>

/** The rest of a call after its slow work. */
type Completion<Name extends OperationName> = (context: RequestContext) => Promise<OperationResponse<Name>>
/** A call with slow work, such as hashing a secret, which runs outside of any transaction and lock. */
export interface PreparedHandler<Name extends OperationName> {
  readonly prepare: (body: DecodedBody<Name>, context: CallContext) => Promise<Completion<Name>>
}

/** Thrown when a preparation is outdated because another call was faster: the call starts again. */
export class Outdated extends Error {}

export type Handlers = { readonly [Name in OperationName]: Handler<Name> | PreparedHandler<Name> }
