import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { headers } from '../../src/contract/http.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { operations } from '../../src/contract/operations.ts'
import { checkProblem, ContractDeviation, MissingOperation, readAnswer } from './answers.ts'
import { openClient, type Client, type Request } from './client.ts'
import type { People } from './people.ts'
import { type EarlierResponses, type PlannedCall, planOf } from './plan.ts'

/** Of one operation. `skipped`: test data or the option --writes is missing. `reason` explains each but `ok`. */
export interface Finding {
  /** One of `journeys`, or `every journey`. */
  readonly journey: string
  readonly operation: string
  readonly result: 'ok' | 'departs' | 'missing' | 'skipped'
  readonly reason?: string
}

export interface Options {
  readonly people: People
  /** Whether calls may change data, send mails, or use up a rate limit of a person. */
  readonly writes: boolean
  /** All journeys if it is missing. */
  readonly journeys?: readonly string[]
  /** The portal's origin, if it differs from the origin of the backend. */
  readonly origin?: string | undefined
}

export class Unreachable extends Error {}

class Skipped extends Error {}

const reason = (error: Error): string => {
  if (error instanceof ContractDeviation) return error.message
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `failed (${error.message}${cause})`
}

const about = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof MissingOperation) throw error
    throw new ContractDeviation(`${what} ${reason(error)}`)
  }
}

/** Makes all checks, so that the finding contains every difference. */
const checkAll = async (...checks: readonly (() => Promise<void>)[]) => {
  const departures = new Set<string>()
  for (const check of checks)
    try {
      await check()
    } catch (error) {
      if (!(error instanceof ContractDeviation)) throw error
      departures.add(error.message)
    }
  if (departures.size > 0) throw new ContractDeviation([...departures].join('; '))
}

const canary = 'contract-check-canary'

/** No list, no JSON, and a field of a wrong type. */
const refusedBodies = (client: Client, name: string, body: object) =>
  ['[]', '{', ...Object.keys(body).slice(0, 1)].map(
    (sent) => () =>
      about('a body that breaks the schema', async () => {
        const isField = sent in body
        const text = isField ? JSON.stringify({ ...body, [sent]: { canary } }) : sent
        const reply = await client(name, { method: 'POST', body: text })
        checkProblem(reply, 400, 'bad_request')
        if (reply.text.includes(canary)) throw new ContractDeviation('is quoted in the refusal')
      }),
  )
/** An invalid body changes nothing, but shows whether the operation exists. A missing captcha may be refused first. */
const isThere = async (client: Client, name: string, { requiresCaptcha }: Operation) => {
  const reply = await about('the call', () => client(name, { method: 'POST', body: '{' }))
  await about('a body that breaks the schema', async () =>
    requiresCaptcha && reply.status === 403
      ? checkProblem(reply, 403, 'captcha_required')
      : checkProblem(reply, 400, 'bad_request'),
  )
}

const refusals = (client: Client, name: string, { requiresCaptcha }: Operation, body: object) => {
  const call = { method: 'POST', body: JSON.stringify(body) } as const
  const refused =
    (what: string, change: Partial<Request>, status: number, code: Parameters<typeof checkProblem>[2]) =>
    () =>
      about(what, async () => checkProblem(await client(name, { ...call, ...change }), status, code))
  return [
    ...refusedBodies(client, name, body),
    refused(
      'a body that is not JSON by its content type',
      { contentType: 'text/plain' },
      415,
      'unsupported_media_type',
    ),
    refused('a call without a session', { session: null }, 400, 'bad_request'),
    ...(requiresCaptcha
      ? [refused('a call without a captcha pass', { session: randomUUID() }, 403, 'captcha_required')]
      : []),
  ]
}

interface Run {
  readonly client: Client
  readonly known: Map<keyof typeof operations, unknown>
  readonly writes: boolean
  /** The header with a token, empty once the session has solved its captcha; `null` without a token. */
  captcha: Readonly<Record<string, string>> | null
}

/** @throws Skipped if test data is missing, or if the options do not allow the call */
const bodyOf = ({ writes, known, captcha }: Run, call: PlannedCall): unknown => {
  if (call.writes && !writes) throw new Skipped('not without --writes')
  const { value, lacks } = call.body(known satisfies EarlierResponses)
  if (lacks !== undefined) throw new Skipped(lacks)
  const { body, requiresCaptcha }: Operation = operations[call.name]
  if (requiresCaptcha && captcha === null) throw new Skipped('no captchaToken is given')
  if (body === null) return undefined
  const decoded = v.safeParse(body, value)
  if (!decoded.success)
    throw new Skipped(
      `the given test data is not valid in the contract: ${v.getDotPath(decoded.issues[0]) ?? ''}`,
    )
  return decoded.output
}

const makeCall = async (run: Run, call: PlannedCall): Promise<void> => {
  const { client, known, captcha } = run
  const operation: Operation = operations[call.name]
  let body
  try {
    body = bodyOf(run, call)
  } catch (error) {
    if (error instanceof Skipped && operation.body) await isThere(client, call.name, operation)
    throw error
  }
  const reply = await about('the call', () =>
    client(call.name, {
      method: operation.method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(operation.requiresCaptcha && { headers: { ...captcha } }),
    }),
  )
  if (operation.requiresCaptcha) run.captcha = {}
  await checkAll(
    () => about('the answer', async () => void known.set(call.name, readAnswer(operation, reply))),
    ...(typeof body === 'object' && body !== null ? refusals(client, call.name, operation, body) : []),
  )
}

const unknownOperation = async (client: Client): Promise<void> => {
  const reply = await client('noSuchOperation', { method: 'POST', body: '{}' })
  checkProblem(reply, 404, 'not_found')
}

/** CORS: the portal's origin in the preflight and in responses, and all its headers in the preflight. */
const otherOrigin = async (client: Client, origin: string): Promise<void> => {
  const allowedHeaders = [
    'content-type',
    'authorization',
    ...Object.values(headers).map((name) => name.toLowerCase()),
  ]
  const preflight: Request = {
    method: 'OPTIONS',
    session: null,
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': allowedHeaders.join(','),
    },
  }
  const { status, headers: allowed } = await client('loginIdValid', preflight)
  if (status < 200 || status > 299) throw new ContractDeviation(`the preflight answered ${status}`)
  const named = (allowed.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const refused = allowedHeaders.filter(
    (name) => !named.includes(name) && (!named.includes('*') || name === 'authorization'),
  )
  if (refused.length > 0)
    throw new ContractDeviation(`Access-Control-Allow-Headers lacks ${refused.join(', ')}`)
  const answer = await client('getActiveAlerts', { method: 'GET', headers: { Origin: origin } })
  for (const each of [allowed, answer.headers])
    if (![origin, '*'].includes(each.get('Access-Control-Allow-Origin') ?? ''))
      throw new ContractDeviation(`Access-Control-Allow-Origin does not name ${origin}`)
}

const tryCall = async (work: () => Promise<void>): Promise<Pick<Finding, 'result' | 'reason'>> => {
  try {
    await work()
    return { result: 'ok' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error instanceof Skipped) return { result: 'skipped', reason: error.message }
    if (error instanceof MissingOperation) return { result: 'missing', reason: error.message }
    return { result: 'departs', reason: reason(error) }
  }
}

/** @throws Unreachable if a call gets no HTTP response */
export const checkReachable = async (base: string): Promise<void> => {
  try {
    await openClient(base)('getActiveAlerts', { method: 'GET' })
  } catch (error) {
    throw new Unreachable(error instanceof Error ? reason(error) : 'a call fails')
  }
}

/** Makes every allowed call, and for each operation those that the backend must refuse. */
export async function* checkContract(base: string, options: Options): AsyncGenerator<Finding> {
  const { people, writes, journeys = [], origin } = options
  const client = openClient(base)
  const { captchaToken } = people
  const captcha = captchaToken === undefined ? null : { [headers.captcha]: captchaToken }
  const run: Run = { client, known: new Map(), writes, captcha }
  for (const call of planOf(people))
    if (journeys.length === 0 || journeys.includes(call.journey))
      yield { journey: call.journey, operation: call.name, ...(await tryCall(() => makeCall(run, call))) }
  const always = { journey: 'every journey' } as const
  yield { ...always, operation: 'an unknown operation', ...(await tryCall(() => unknownOperation(client))) }
  if (origin !== undefined)
    yield {
      ...always,
      operation: 'calls from another origin',
      ...(await tryCall(() => otherOrigin(client, origin))),
    }
}
