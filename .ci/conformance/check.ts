import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { headers } from '../../src/contract/http.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { operations, type OperationName } from '../../src/contract/operations.ts'
import { checkProblem, Departure, readAnswer } from './answers.ts'
import { openClient, type Client } from './client.ts'
import { fillIn, isOperation, nothingKnown, type Known, type Options, type PlannedCall } from './options.ts'

/** An operation, and what a backend does otherwise than documented; `null` when nothing. */
export interface Finding {
  readonly name: string
  readonly departure: string | null
}

const reason = (error: unknown): string => {
  if (error instanceof Departure) return error.message
  if (!(error instanceof Error)) throw error
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `could not be made (${error.message}${cause})`
}

/** Puts what was asked for before what is wrong with the reply. */
const about = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    throw new Departure(`${what} ${reason(error)}`)
  }
}

const canary = 'contract-check-canary'

const refusals = async (client: Client, name: string, { requiresCaptcha }: Operation, body: unknown) => {
  const json = JSON.stringify(body)
  const post = { method: 'POST' as const }
  for (const broken of ['[]', '{', JSON.stringify(Object.assign({}, body, { [canary]: canary }))])
    await about('a body that breaks the schema', async () => {
      const reply = await client(name, { ...post, body: broken })
      checkProblem(reply, 400, 'bad_request')
      if (reply.text.includes(canary)) throw new Departure('is quoted in the refusal')
    })
  await about('a body that is not JSON by its content type', async () =>
    checkProblem(
      await client(name, { ...post, body: json, contentType: 'text/plain' }),
      415,
      'unsupported_media_type',
    ),
  )
  await about('a call without a session', async () =>
    checkProblem(await client(name, { ...post, body: json, session: null }), 400, 'bad_request'),
  )
  if (requiresCaptcha)
    await about('a call without a captcha pass', async () =>
      checkProblem(
        await client(name, { ...post, body: json, session: randomUUID() }),
        403,
        'captcha_required',
      ),
    )
}

/** Makes a planned call and keeps its answer; returns the body it went out with. */
const makeCall = async (client: Client, call: PlannedCall, known: Known, captcha: object) => {
  const { operation: name } = call
  const operation: Operation = operations[name]
  const body = operation.body ? v.safeParse(operation.body, fillIn(known, call.body)) : null
  if (body?.success === false)
    throw new Departure('has no body that the contract allows: see the options, and the calls before it')
  const reply = await about('the call', () =>
    client(name, {
      method: operation.method,
      ...(body && { body: JSON.stringify(body.output) }),
      ...(operation.requiresCaptcha && { headers: { ...captcha } }),
    }),
  )
  known.set(name, await about('the answer', async () => readAnswer(operation, reply)))
  return body?.output
}

const unknownOperation = async (client: Client): Promise<void> => {
  const reply = await client('noSuchOperation', { method: 'POST', body: '{}' })
  checkProblem(reply, 404, 'not_found')
}

const finding = async (name: string, work: () => Promise<void>): Promise<Finding> => {
  try {
    await work()
    return { name, departure: null }
  } catch (error) {
    return { name, departure: reason(error) }
  }
}

/** Every operation, in the order in which the calls come. */
const inOrderOf = ({ calls }: Options): Set<OperationName> =>
  new Set([...calls.map(({ operation }) => operation), ...Object.keys(operations).filter(isOperation)])

/** Makes the planned calls, and for each operation those that have to be refused. One finding an operation. */
export async function* checkContract(base: string, options: Options): AsyncGenerator<Finding> {
  const client = openClient(base)
  const known = nothingKnown()
  let captcha: Record<string, string> = { [headers.captcha]: options.captchaToken }
  for (const name of inOrderOf(options)) {
    const calls = options.calls.filter(({ operation }) => operation === name)
    yield await finding(name, async () => {
      if (calls.length === 0) throw new Departure('is not called by the options')
      let body: unknown
      for (const call of calls) {
        body = await makeCall(client, call, known, captcha)
        // a token is spent by the first call behind the captcha; the session has its pass then
        if (operations[call.operation].requiresCaptcha) captcha = {}
      }
      if (body !== undefined) await refusals(client, name, operations[name], body)
    })
  }
  yield await finding('an unknown operation', () => unknownOperation(client))
}
