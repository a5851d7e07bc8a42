import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import { headers } from '../../contract/headers.ts'
import type { RequireCaptcha } from '../captcha/require-captcha.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import type { RequestContext, Handlers } from '../domain/request-context.ts'
import type { Tokens } from '../identity/provider/tokens.ts'
import type { Database } from '../database/database.ts'
import { tagOfTransaction } from '../database/sql/tag.ts'
import { errorEntry, type Log } from '../platform/log.ts'
import { type BoundOperation, findOperation } from './operation-registry.ts'
import { preferredLanguage } from '../platform/language.ts'
import { problemResponse } from './problem-response.ts'
import { readBody } from './read-body.ts'
import { checkOrigin, readSession, readSubmitKey } from './read-caller.ts'
import { readCustomer } from './read-customer.ts'
import { requestIdOf } from './request-id.ts'
import { withIdempotency } from './idempotency.ts'
import { withTimeLimit } from './time-limit.ts'

export interface ApiDeps extends Pick<
  RequestContext,
  'publicOrigin' | 'productName' | 'issueAnonymousTokens' | 'limit'
> {
  readonly db: Database
  readonly verifyAccessToken: Tokens['verifyAccessToken']
  readonly handlers: Handlers
  readonly requireCaptcha: RequireCaptcha
  /** Keys the hashes of submitted bodies. */
  readonly submitKey: Buffer
  readonly clientAddressOf: (request: IncomingMessage) => string
  /** Told after each call: there may be a message to send. */
  readonly onDone: () => void
  readonly log: Log
}

/** Milliseconds. The portal gives up after 15 s; what is done later than that still answers its repeated submit. */
const timeLimit = 30_000

/** One call in one transaction, its answer checked by its schema before anything is kept. */
const runInTransaction = (
  { db, submitKey }: ApiDeps,
  bound: BoundOperation,
  body: unknown,
  request: Headers,
  call: Omit<RequestContext, 'sql'>,
) =>
  db.transaction().execute(async (transaction) => {
    const sql = tagOfTransaction(transaction)
    const run = async () => v.parse(bound.operation.response, await bound.handle(body, { ...call, sql }))
    const keyHash = bound.operation.method === 'POST' ? readSubmitKey(request) : null
    if (keyHash === null) return run()
    const submit = { sessionHash: call.sessionHash, keyHash, operation: bound.name, body }
    return withIdempotency(transaction, submitKey, submit, run)
  })

const answerTo = ({ responseType }: BoundOperation['operation'], answer: unknown): Response =>
  new Response(JSON.stringify(answer), {
    headers: {
      'Content-Type': responseType === 'text' ? 'text/plain; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
    },
  })

const respond = async (deps: ApiDeps, bound: BoundOperation, incoming: IncomingMessage, request: Request) => {
  const { publicOrigin, productName, issueAnonymousTokens, limit } = deps
  const { operation } = bound
  checkOrigin(request.headers, publicOrigin)
  const sessionHash = readSession(request.headers)
  const body = operation.body ? await readBody(request, operation.body) : null
  const clientAddress = deps.clientAddressOf(incoming)
  if (operation.requiresCaptcha)
    await deps.requireCaptcha(sessionHash, clientAddress, request.headers.get(headers.captcha))
  const answer = await runInTransaction(deps, bound, body, request.headers, {
    sessionHash,
    requestId: requestIdOf(incoming),
    language: preferredLanguage(request.headers.get('Accept-Language') ?? undefined),
    clientAddress,
    publicOrigin,
    productName,
    issueAnonymousTokens,
    customer: () => readCustomer(deps.verifyAccessToken, request.headers),
    limit,
  })
  deps.onDone()
  return answerTo(operation, answer)
}

/** `/api/{operation}` as the contract has it (contract §2). */
export const createApi = (deps: ApiDeps) => {
  const api = new Hono<{ Bindings: HttpBindings }>()
  api.all('/api/:operation', (c) => {
    const bound = findOperation(deps.handlers, c.req.param('operation'))
    if (!bound || bound.operation.method !== c.req.method) throw new HttpProblem('not_found')
    return withTimeLimit(timeLimit, respond(deps, bound, c.env.incoming, c.req.raw))
  })
  api.all('/api/*', () => {
    throw new HttpProblem('not_found')
  })
  api.onError((error, c) => {
    const requestId = requestIdOf(c.env.incoming)
    if (error instanceof HttpProblem) return problemResponse(error, requestId)
    deps.log({ requestId, ...errorEntry(error) })
    return problemResponse(new HttpProblem('internal'), requestId)
  })
  return api
}
