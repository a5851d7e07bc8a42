import type * as v from 'valibot'
import type { OperationResponse, OperationName, Operations } from '../../contract/operations.ts'
import type { Language } from '../platform/language.ts'
import type { SecurityEvent } from '../platform/log-events.ts'
import type { Limit } from './rate-limits.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Hash, OneTimeCode } from './secret-hash.ts'

export interface Customer {
  readonly oktaId: string
}

export interface SmsPolicy {
  readonly isOffered: boolean
  /** ISO codes */
  readonly countries: readonly string[]
  /** For all servers together. */
  readonly perDay: number
  readonly onBudgetUsedUp: () => void
}

interface About {
  readonly oktaId?: string
  /** As typed, for events without a login or that must not reveal it. Logged only as a keyed hash. */
  readonly loginId?: string
  readonly limit?: string
  /** The call that was refused, and the documented reason. */
  readonly call?: { readonly operation: OperationName; readonly outcome: string }
  readonly codes?: readonly string[]
  /** The ids of the portal's last requests before the report. */
  readonly report?: { readonly code: string; readonly requests: readonly string[] }
}

export type LogSecurityEvent = (event: SecurityEvent, about: About) => void

/** `client` is an address. */
export type SecurityLog = (requestId: string, client: string) => LogSecurityEvent

export interface CallContext {
  /** A rollback of the call's transaction does not undo the writes through this pool. */
  readonly db: Database
  /** SHA-256 of the session id of the browser tab. */
  readonly sessionHash: string
  readonly requestId: string
  readonly language: Language
  readonly clientAddress: string
  /** For example `http://localhost:8080`, for links in mails. */
  readonly publicOrigin: string
  readonly productName: string
  readonly supportPhone: string
  readonly sms: SmsPolicy
  readonly issueAnonymousTokens: () => Promise<OperationResponse<'serviceLogin'>>
  /**
   * `null` without a valid token.
   * @throws Error if the contract accepts no access token here
   */
  readonly customer: () => Promise<Customer | null>
  /** The same for all processes of this installation. */
  readonly secretKey: (name: string) => Promise<Buffer>
  /** @throws LimitReached. The attempt stays counted if the transaction is rolled back. */
  readonly limit: Limit
  /** An event inside the call's transaction is written only after the commit. */
  readonly logSecurityEvent: LogSecurityEvent
}

/** `db` is the call's open transaction. */
export interface RequestContext extends CallContext {
  readonly db: Transaction
}

export type DecodedBody<Name extends OperationName> = Operations[Name]['body'] extends v.GenericSchema
  ? v.InferOutput<NonNullable<Operations[Name]['body']>>
  : null

/** A documented refusal is a response too; every other refusal is thrown as `HttpProblem`. */
export type Handler<Name extends OperationName> = (
  body: DecodedBody<Name>,
  context: RequestContext,
) => Promise<OperationResponse<Name>>

/**
 * Hashes and new codes. A row that was read before the slow work can be outdated after it, so no row fits into this
 * type: the transaction reads and locks what it writes and mails.
 */
type Prepared = Hash | OneTimeCode | null | { readonly [name: string]: Prepared }

/** Ends a call before its transaction begins. */
export class Answered<Response> {
  readonly response: Response
  constructor(response: Response) {
    this.response = response
  }
}

/**
 * `prepare` does slow work, such as hashing, before the call's transaction begins. Both are methods, so that a list can
 * hold handlers that prepare different things.
 */
export interface PreparedHandler<Name extends OperationName, Made extends Prepared> {
  prepare(body: DecodedBody<Name>, context: CallContext): Promise<Made | Answered<OperationResponse<Name>>>
  complete(made: Made, body: DecodedBody<Name>, context: RequestContext): Promise<OperationResponse<Name>>
}

/** A parallel call has changed what `prepare` has read. The server runs the call again from the beginning. */
export class Outdated extends Error {}

export type Handlers = { readonly [Name in OperationName]: Handler<Name> | PreparedHandler<Name, Prepared> }

/** For a handler that writes nothing, or each of whose writes is a single independent SQL statement. */
export const withoutTransaction = <Name extends OperationName>(
  handle: (body: DecodedBody<Name>, context: CallContext) => Promise<OperationResponse<Name>>,
): PreparedHandler<Name, never> => ({
  prepare: async (body, context) => new Answered(await handle(body, context)),
  complete: (made) => made,
})
