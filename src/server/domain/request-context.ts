import type * as v from 'valibot'
import type { OperationResponse, OperationName, Operations } from '../../contract/operations.ts'
import type { Language } from '../platform/language.ts'
import type { Limit } from './rate-limits.ts'
import type { Database, Transaction } from '../database/database.ts'

/** Somebody who has signed in. */
export interface Customer {
  readonly oktaId: string
}

/** What text messages may be sent. */
export interface SmsPolicy {
  /** Whether there is any way out for them. */
  readonly isOffered: boolean
  /** ISO codes of the countries whose numbers get some. */
  readonly countries: readonly string[]
  /** Of all servers together. */
  readonly perDay: number
  /** Told of each message that the budget of the day refused. */
  readonly onBudgetUsedUp: () => void
}

/** What somebody who watches over logins wants to know of; also the names of the counters. */
type SecurityEvent =
  | 'password accepted'
  | 'sign-in failed'
  | 'sign-in limited'
  | 'second factor failed'
  | 'second factor limited'
  | 'factor enrolled'
  | 'factor confirmed'
  | 'password reset asked'
  | 'password changed'
  | 'address changed'
  | 'registered'
  | 'activated'
  | 'signed out everywhere'
  | 'signed out elsewhere'
  | 'limit reached'
  | 'captcha refused'
  | 'problem reported'

interface About {
  readonly oktaId?: string
  /** As typed: of nobody, or of a login that is not told from nobody. Only its keyed hash is logged. */
  readonly loginId?: string
  /** The name of a limit. */
  readonly limit?: string
  /** The error codes of the captcha service. */
  readonly codes?: readonly string[]
  /** The code that a person was given, and the ids of the calls that led there. */
  readonly report?: { readonly code: string; readonly requests: readonly string[] }
}

/** Tells of one event of a request. */
export type Tell = (event: SecurityEvent, about: About) => void

/** From which request, by its id and its client's address. */
export type SecurityLog = (requestId: string, client: string) => Tell

/** What an operation knows of its caller, and what it may reach. */
export interface CallContext {
  /** A pool: what is done through it stays, whatever becomes of the call. */
  readonly db: Database
  /** SHA-256 of the tab's session id: what permits are bound to. */
  readonly sessionHash: string
  readonly requestId: string
  readonly language: Language
  readonly clientAddress: string
  /** Where links in mails lead, as `http://localhost:8080`. */
  readonly publicOrigin: string
  /** What mails and SMS call the portal; from the page configuration. */
  readonly productName: string
  /** Whom to call, in mails that warn of something. */
  readonly supportPhone: string
  readonly sms: SmsPolicy
  /** Tokens of least scope for a visitor who is not signed in. */
  readonly issueAnonymousTokens: () => Promise<OperationResponse<'serviceLogin'>>
  /** Who has signed in, by the access token the call came with; `null` for everybody else. */
  readonly customer: () => Promise<Customer | null>
  /** A key of this installation, by its name. */
  readonly secretKey: (name: string) => Promise<Buffer>
  /** Counts one use of the rule; throws the 429 fault when it is used up. Holds when the call rolls back. */
  readonly limit: Limit
  /** Writes to the security log; within the call's transaction only when that is kept. */
  readonly tell: Tell
}

/** Within the one transaction of the call. */
export interface RequestContext extends CallContext {
  readonly db: Transaction
}

type DecodedBody<Name extends OperationName> = Operations[Name]['body'] extends v.GenericSchema
  ? v.InferOutput<NonNullable<Operations[Name]['body']>>
  : null

/** Carries out one call. Documented refusals are answers; faults are thrown as `HttpProblem`. */
export type Handler<Name extends OperationName> = (
  body: DecodedBody<Name>,
  context: RequestContext,
) => Promise<OperationResponse<Name>>

/** What is left of a call once its slow work is done. */
type Completion<Name extends OperationName> = (context: RequestContext) => Promise<OperationResponse<Name>>
/** A call with slow work, as hashing a secret: it is done while no transaction is open and nobody waits for a lock. */
export interface PreparedHandler<Name extends OperationName> {
  readonly prepare: (body: DecodedBody<Name>, context: CallContext) => Promise<Completion<Name>>
}

/** Thrown by a completion whose preparation no longer holds, as another call was faster: the call is made anew. */
export class Outdated extends Error {}

export type Handlers = { readonly [Name in OperationName]: Handler<Name> | PreparedHandler<Name> }
