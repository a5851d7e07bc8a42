import type * as v from 'valibot'
import type { OperationResponse, OperationName, Operations } from '../../contract/operations.ts'
import type { Language } from '../platform/language.ts'
import type { SecurityEvent } from '../platform/log-events.ts'
import type { Limit } from './rate-limits.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Hash, OneTimeCode } from './secret-hash.ts'

/** A signed-in customer. */
export interface Customer {
  readonly oktaId: string
}

/** The operator's settings for text messages. */
export interface SmsPolicy {
  /** Whether the server can send text messages. */
  readonly isOffered: boolean
  /** ISO codes of the countries to whose phone numbers the server sends text messages. */
  readonly countries: readonly string[]
  /** The daily limit of text messages for all servers together. */
  readonly perDay: number
  /** Called for each text message that is not sent because of the daily limit. */
  readonly onBudgetUsedUp: () => void
}

interface About {
  readonly oktaId?: string
  /**
   * The login ID as the person typed it, for events without a login and for events that must not reveal the login. The
   * log contains only a keyed hash of this login ID.
   */
  readonly loginId?: string
  /** The name of the rate limit that was reached. */
  readonly limit?: string
  /** The call that was refused, and the documented reason. */
  readonly call?: { readonly operation: OperationName; readonly outcome: string }
  /** The error codes of the captcha service. */
  readonly codes?: readonly string[]
  /** The code of the problem report and the ids of the portal's last requests before the report. */
  readonly report?: { readonly code: string; readonly requests: readonly string[] }
}

/** Writes one event of a request to the security log. */
export type LogSecurityEvent = (event: SecurityEvent, about: About) => void

/** Creates the security log of a request. `client` is the client's address. */
export type SecurityLog = (requestId: string, client: string) => LogSecurityEvent

/** What an operation can use: the data of the call and of the caller, and services of the server. */
export interface CallContext {
  /** A connection pool. A rollback of the call's transaction does not undo the writes through this pool. */
  readonly db: Database
  /** SHA-256 of the session id of the browser tab. */
  readonly sessionHash: string
  readonly requestId: string
  readonly language: Language
  readonly clientAddress: string
  /** The origin of links in mails, for example `http://localhost:8080`. */
  readonly publicOrigin: string
  /** The portal's name from the page configuration, which appears in mails and text messages. */
  readonly productName: string
  /** The phone number of customer service, which every mail contains. */
  readonly supportPhone: string
  readonly sms: SmsPolicy
  /** Issues the anonymous tokens of the service login, for a visitor who is not signed in. */
  readonly issueAnonymousTokens: () => Promise<OperationResponse<'serviceLogin'>>
  /**
   * Returns the customer of the access token, or `null` if the call has no valid token.
   * @throws Error if the operation accepts no access token according to the API contract
   */
  readonly customer: () => Promise<Customer | null>
  /** Returns the secret key with this name. All processes of this installation use the same key. */
  readonly secretKey: (name: string) => Promise<Buffer>
  /**
   * Counts one attempt for each rate limit. Throws an error with the status 429 if a rate limit allows no further
   * attempt. The attempt stays counted if the transaction is rolled back.
   */
  readonly limit: Limit
  /** Writes to the security log. An event inside the call's transaction is written only after the commit. */
  readonly logSecurityEvent: LogSecurityEvent
}

/** The context of a call, with the call's open transaction in `db`. */
export interface RequestContext extends CallContext {
  readonly db: Transaction
}

export type DecodedBody<Name extends OperationName> = Operations[Name]['body'] extends v.GenericSchema
  ? v.InferOutput<NonNullable<Operations[Name]['body']>>
  : null

/**
 * Runs the operation for one API call and returns the response. A documented refusal is a response too. Throws every
 * other refusal as `HttpProblem`.
 */
export type Handler<Name extends OperationName> = (
  body: DecodedBody<Name>,
  context: RequestContext,
) => Promise<OperationResponse<Name>>

/**
 * What `prepare` may hand over to the transaction: hashes and new codes. A row that was read before the slow work can be
 * outdated after it, so no row fits into this type, and the transaction reads and locks what it writes and mails.
 */
type Prepared = Hash | OneTimeCode | null | { readonly [name: string]: Prepared }

/** The response of a call that ends before its transaction begins. */
export class Answered<Response> {
  readonly response: Response
  constructor(response: Response) {
    this.response = response
  }
}

/**
 * A handler with slow work, such as hashing a password. `prepare` does the slow work before the call's transaction
 * begins, and `complete` does the rest of the call in the transaction. Both are methods, so that a list can hold
 * handlers that prepare different things.
 */
export interface PreparedHandler<Name extends OperationName, Made extends Prepared> {
  prepare(body: DecodedBody<Name>, context: CallContext): Promise<Made | Answered<OperationResponse<Name>>>
  complete(made: Made, body: DecodedBody<Name>, context: RequestContext): Promise<OperationResponse<Name>>
}

/**
 * The error of a call whose slow first step (`prepare`) has read data that a parallel call has changed since then. The
 * server then runs the call again from the beginning.
 */
export class Outdated extends Error {}

export type Handlers = { readonly [Name in OperationName]: Handler<Name> | PreparedHandler<Name, Prepared> }
