import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { LimitReached, type Limit, rateLimits } from '../domain/rate-limits.ts'
import { readBodyUpTo } from '../http/read-body.ts'
import { problemResponse } from '../http/problem-response.ts'
import type { OnError } from '../platform/log.ts'
import { hashToken, type OperatorToken } from '../platform/operator-settings.ts'
import { HttpProblem, readJson } from '../platform/request.ts'
import { createOperatorDocument } from './openapi.ts'
import { type Operator, runVerb } from './run-verb.ts'
import { Refusal, type Verb, WrongInput } from './verb.ts'
import { verbs } from './verbs.ts'

export interface OperatorApiDeps extends Omit<Operator, 'who'> {
  readonly tokens: readonly OperatorToken[]
  readonly limit: Limit
  readonly onError: OnError
}

/** Compares with every token, in constant time, so that the time tells neither a name nor how much of a secret fits. */
const operatorOf = (tokens: readonly OperatorToken[], header: string | undefined): string | null => {
  const given = hashToken(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '')
  const [name = null] = tokens.flatMap((token) => (timingSafeEqual(token.hash, given) ? [token.name] : []))
  return name
}

/** In one request. */
const [mostAtOnce, mostBytes] = [1000, 512 * 1024]

const inputsOf = (verb: Verb, body: readonly unknown[]): readonly unknown[] => {
  if (!verb.takesMany) throw new WrongInput(`${verb.name} takes one input, not an array.`)
  if (body.length > mostAtOnce) throw new WrongInput(`At most ${mostAtOnce} inputs in one request.`)
  return body
}

/** A misspelt dry run must not write. */
const isDryRun = (query: Readonly<Record<string, string>>): boolean => {
  const { dryRun = 'false', ...others } = query
  if (!['true', 'false'].includes(dryRun) || Object.keys(others).length > 0)
    throw new WrongInput('The only parameter is dryRun, with true or false.')
  return dryRun === 'true'
}

/** RFC 9457. Unlike the customers' API, an answer to an operator may quote what the operator has sent. */
const refusal = (c: Context, status: 400 | 401 | 409, detail: string) =>
  c.body(
    JSON.stringify({ type: `urn:mywater:operate:${status}`, title: 'Not done', status, detail }),
    status,
    {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
    },
  )

export const createOperatorApi = ({ tokens, limit, onError, ...operator }: OperatorApiDeps) => {
  const app = new Hono<{ Bindings: HttpBindings; Variables: { who: string; requestId: string } }>()
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    const who = operatorOf(tokens, c.req.header('Authorization'))
    await limit(
      who === null
        ? rateLimits.wrongOperator(c.env.incoming.socket.remoteAddress ?? '')
        : rateLimits.operator(who),
    )
    if (who === null) return refusal(c, 401, 'Authorization names no operator.')
    c.set('who', who)
    return next()
  })
  app.use(readBodyUpTo(() => mostBytes))
  app.onError((error, c) => {
    if (error instanceof WrongInput) return refusal(c, 400, error.message)
    if (error instanceof Refusal) return refusal(c, 409, error.message)
    if (error instanceof LimitReached || error instanceof HttpProblem) return problemResponse(c, error)
    onError(error, c.get('requestId'))
    return problemResponse(c, new HttpProblem('internal'))
  })
  app.notFound((c) => problemResponse(c, new HttpProblem('not_found')))
  app.get('/operate/openapi.json', (c) => c.json(createOperatorDocument(verbs)))
  for (const verb of verbs)
    app.post(`/operate/${verb.name}`, async (c) => {
      const body = await readJson(c.req)
      const options = { isDryRun: isDryRun(c.req.query()) }
      const run = async (input: unknown) => {
        const { done, data } = await runVerb({ ...operator, who: c.get('who') }, verb, input, options)
        return { done, ...data }
      }
      c.header('Cache-Control', 'no-store')
      if (!Array.isArray(body)) return c.json(await run(body))
      const results = []
      for (const input of inputsOf(verb, body))
        results.push(
          await run(input).catch((error: unknown) => {
            if (error instanceof Refusal || error instanceof WrongInput) return { refused: error.message }
            throw error
          }),
        )
      return c.json(results)
    })
  return app
}
