import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import * as v from 'valibot'
import { headers } from '../../contract/http.ts'
import type { Operation } from '../../contract/operation.ts'
import { isOperationName, type OperationName, operations } from '../../contract/operations.ts'
import type { RequireCaptcha } from '../captcha/require-captcha.ts'
import type { Database } from '../database/database.ts'
import {
  Answered,
  type CallContext,
  type Handlers,
  Outdated,
  type RequestContext,
  type SecurityLog,
  type LogSecurityEvent,
} from '../domain/request-context.ts'
import { LimitReached, rateLimits } from '../domain/rate-limits.ts'
import { isConflict, isUnavailable } from '../database/connection/client.ts'
import { createClientQueue, createSessionQueue, queueFullRetrySeconds } from '../platform/fair-queue.ts'
import { HttpProblem, isSameOrigin } from '../platform/request.ts'
import { toLanguage } from '../platform/language.ts'
import type { OnError } from '../platform/log.ts'
import { type CallerDeps, readCustomer, readSession, readSubmitKey } from './caller.ts'
import { withIdempotency } from './idempotency.ts'
import { outcomeOf } from './outcome.ts'
import { problemResponse, refusedFields } from './problem-response.ts'

type ApiContext = Context<{ Bindings: HttpBindings }>

export interface ApiDeps
  extends
    CallerDeps,
    Pick<
      RequestContext,
      'publicOrigin' | 'productName' | 'supportPhone' | 'sms' | 'issueAnonymousTokens' | 'secretKey' | 'limit'
    > {
  readonly db: Database
  readonly outOfTransactionDb: Database
  readonly handlers: Handlers
  readonly requireCaptcha: RequireCaptcha
  /** The key for the keyed hashes (HMAC) of request bodies. */
  readonly submitKey: Buffer
  readonly clientAddressOf: (request: IncomingMessage) => string
  readonly securityLog: SecurityLog
  /** Time limit of an API call in milliseconds. */
  readonly callTimeLimit: number
  readonly onError: OnError
}

/** Hono's `timeout` has ended the call. The client can send it again. */
const isTooLate = (error: unknown) => error instanceof HTTPException && error.status === 504

/**
 * An operation and its handler. The steps of the handler are declared as methods on purpose, because TypeScript checks
 * the parameters of methods less strictly. Therefore `body` can be `unknown`, although each handler expects the decoded
 * type of its own operation.
 */
interface BoundOperation {
  readonly name: OperationName
  readonly operation: Operation
  handle?(body: unknown, call: RequestContext): Promise<unknown>
  prepare?(body: unknown, call: CallContext): Promise<unknown>
  complete?(made: unknown, body: unknown, call: RequestContext): Promise<unknown>
}

const findOperation = (handlers: Handlers, name: string): BoundOperation | null => {
  if (!isOperationName(name)) return null
  const handler = handlers[name]
  const bound = { name, operation: operations[name] }
  return typeof handler === 'function' ? { ...bound, handle: handler } : { ...bound, ...handler }
}

const parseJson = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpProblem('bad_request', undefined, '(no JSON)')
  }
}

/** The response of a refused call contains no schema errors, because these errors quote values of the request. */
const readBody = async ({ req }: ApiContext, schema: v.GenericSchema): Promise<unknown> => {
  const [type = ''] = (req.header('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') throw new HttpProblem('unsupported_media_type')
  const json = parseJson(await req.arrayBuffer())
  // Valibot takes an array for an object without fields.
  if (Array.isArray(json)) throw new HttpProblem('bad_request', undefined, '(an array)')
  const parsed = v.safeParse(schema, json)
  if (parsed.success) return parsed.output
  throw new HttpProblem('bad_request', undefined, refusedFields(parsed.issues))
}

const isAnswered = (made: unknown): made is Answered<unknown> => made instanceof Answered

const completeCall = async (bound: BoundOperation, made: unknown, body: unknown, call: RequestContext) => {
  if (isAnswered(made)) return made.response
  return bound.complete ? bound.complete(made, body, call) : bound.handle?.(body, call)
}

const runOperation = async (
  { db, submitKey }: ApiDeps,
  bound: BoundOperation,
  body: unknown,
  keyHash: string | null,
  call: CallContext,
): Promise<unknown> => {
  const made = await bound.prepare?.(body, call)
  const events: Parameters<LogSecurityEvent>[] = []
  const logSecurityEvent: LogSecurityEvent = (...line) => events.push(line)
  const response = await db.transaction().execute(async (transaction) => {
    const run = async () =>
      v.parse(
        bound.operation.response,
        await completeCall(bound, made, body, { ...call, db: transaction, logSecurityEvent }),
      )
    const submit = { sessionHash: call.sessionHash, operation: bound.name, body }
    return keyHash === null ? run() : withIdempotency(transaction, submitKey, { ...submit, keyHash }, run)
  })
  for (const line of events) call.logSecurityEvent(...line)
  return response
}

const withLimitLogging =
  (limit: CallContext['limit'], logSecurityEvent: LogSecurityEvent): CallContext['limit'] =>
  (...rules) =>
    limit(...rules).catch((refusal: unknown) => {
      if (refusal instanceof LimitReached)
        logSecurityEvent('limit_reached', { limit: refusal.usedUp.rule.name })
      throw refusal
    })

/**
 * The maximum number of times that a call is run again because of a parallel call: this call has changed the data that
 * the first one had read, or each of the two has waited for a lock of the other. After that, the call ends with status 503.
 */
const mostRetries = 5

const runOperationWithRetries = async (...args: Parameters<typeof runOperation>): Promise<unknown> => {
  for (let retries = 0; ; retries += 1)
    try {
      return await runOperation(...args)
    } catch (error) {
      if (!(error instanceof Outdated) && !isConflict(error)) throw error
      if (retries >= mostRetries) throw new HttpProblem('unavailable', 1)
    }
}

const respond = async (
  deps: ApiDeps,
  bound: BoundOperation,
  c: ApiContext,
  clientAddress: string,
  sessionHash: string,
) => {
  const { publicOrigin, productName, supportPhone, sms, issueAnonymousTokens, secretKey } = deps
  const { operation } = bound
  const request = c.req.raw.headers
  const body = operation.body ? await readBody(c, operation.body) : null
  const logSecurityEvent = deps.securityLog(c.get('requestId'), clientAddress)
  if (operation.requiresCaptcha)
    await deps.requireCaptcha(sessionHash, clientAddress, request.get(headers.captcha), logSecurityEvent)
  const limit = withLimitLogging(deps.limit, logSecurityEvent)
  const keyHash = operation.isIdempotent ? readSubmitKey(request) : null
  // Calls with an idempotency key have a separate limit, because the server can store a row for each of them, even for
  // a call that it refuses.
  if (keyHash !== null) await limit(rateLimits.submitByClient(clientAddress))
  const response = await runOperationWithRetries(deps, bound, body, keyHash, {
    db: deps.outOfTransactionDb,
    sessionHash,
    requestId: c.get('requestId'),
    language: toLanguage(c.get('language')),
    clientAddress,
    publicOrigin,
    productName,
    supportPhone,
    sms,
    issueAnonymousTokens,
    customer: async () => {
      if (!operation.acceptsAccessToken) throw new Error(`${operation.name} does not accept an access token.`)
      return readCustomer(deps, request)
    },
    secretKey,
    limit,
    logSecurityEvent,
  })
  const { outcome, isRefusal } = outcomeOf(bound.name, response)
  c.set('outcome', outcome)
  if (isRefusal) logSecurityEvent('call_refused', { call: { operation: bound.name, outcome } })
  return c.body(JSON.stringify(response), 200, {
    'Content-Type': operation.responseType === 'text' ? 'text/plain; charset=utf-8' : 'application/json',
    'Cache-Control': 'no-store',
  })
}

export const createApi = (deps: ApiDeps) => {
  const sessionQueue = createSessionQueue()
  const clientQueue = createClientQueue()
  const api = new Hono<{ Bindings: HttpBindings }>()
  api.use(timeout(deps.callTimeLimit))
  api.all('/:operation', (c) => {
    const bound = findOperation(deps.handlers, c.req.param('operation'))
    if (!bound || bound.operation.method !== c.req.method) throw new HttpProblem('not_found')
    if (!isSameOrigin(c.req.raw.headers, deps.publicOrigin)) throw new HttpProblem('forbidden')
    const clientAddress = deps.clientAddressOf(c.env.incoming)
    const { headers: sent, signal } = c.req.raw
    const sessionHash = readSession(sent)
    const run = () => respond(deps, bound, c, clientAddress, sessionHash)
    return sessionQueue.run(
      sent.get(headers.session) ?? '',
      () => clientQueue.run(clientAddress, run, { signal }),
      { signal },
    )
  })
  api.all('*', () => {
    throw new HttpProblem('not_found')
  })
  api.onError((error, c) => {
    if (error instanceof HttpProblem) {
      c.set('refusedField', error.field)
      return problemResponse(c, error)
    }
    if (isUnavailable(error) || isTooLate(error))
      return problemResponse(c, new HttpProblem('unavailable', queueFullRetrySeconds))
    deps.onError(error, c.get('requestId'))
    return problemResponse(c, new HttpProblem('internal'))
  })
  return {
    routes: api,
    /** Whether the client or its session has as many unfinished calls as are allowed. */
    isFull: (request: IncomingMessage) =>
      clientQueue.isFull(deps.clientAddressOf(request)) ||
      sessionQueue.isFull(String(request.headers[headers.session.toLowerCase()])),
  }
}
export type Api = ReturnType<typeof createApi>
