import * as v from 'valibot'
import type { Operation } from '../../src/contract/operation.ts'
import { parseResponse, problem, type ProblemCode } from '../../src/contract/http.ts'
import type { Reply } from './client.ts'

export class ContractDeviation extends Error {}

export class MissingOperation extends Error {}

const noSuchOperation: readonly number[] = [404, 405, 501]
const expectThere = ({ status }: Reply) => {
  if (noSuchOperation.includes(status)) throw new MissingOperation(`answered ${status}`)
}

const mediaType = ({ headers }: Reply) =>
  (headers.get('Content-Type') ?? 'none').split(';')[0]?.trim().toLowerCase()

const expectStatus = (reply: Reply, status: number) => {
  if (reply.status !== status) throw new ContractDeviation(`answered ${reply.status} in place of ${status}`)
}
const expectType = (reply: Reply, type: string) => {
  if (mediaType(reply) !== type)
    throw new ContractDeviation(`has the type ${mediaType(reply)} in place of ${type}`)
}
/** Responses contain personal data, so caches must not store them. */
const expectNotStored = ({ headers }: Reply) => {
  if (!/\bno-store\b/i.test(headers.get('Cache-Control') ?? ''))
    throw new ContractDeviation('lacks Cache-Control: no-store')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContractDeviation('is not JSON')
  }
}

const decode = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const decoded = v.safeParse(schema, value)
  // The portal drops a broken item, so that it hides no other one. A backend must not send it.
  if (Array.isArray(value) && Array.isArray(decoded.output) && decoded.output.length < value.length)
    throw new ContractDeviation('has an item that does not match its schema')
  if (decoded.success) return decoded.output
  const places = decoded.issues.map((issue) => v.getDotPath(issue) ?? 'its root')
  throw new ContractDeviation(`does not match its schema at ${[...new Set(places)].join(', ')}`)
}

/** Of a call that has to succeed. @throws ContractDeviation or MissingOperation */
export const readAnswer = ({ response, responseType }: Operation, reply: Reply): unknown => {
  expectThere(reply)
  // The check accepts any content, and also an empty body, in a response that no flow uses.
  const unread = v.safeParse(response, undefined)
  if (unread.success && reply.status >= 200 && reply.status < 300) return unread.output
  expectStatus(reply, 200)
  expectType(reply, responseType === 'text' ? 'text/plain' : 'application/json')
  expectNotStored(reply)
  const value = parse(reply.text)
  return decode(response, responseType === 'text' ? parseResponse(reply.text) : value)
}

/** @throws ContractDeviation or MissingOperation */
export const checkProblem = (reply: Reply, status: number, code: ProblemCode): void => {
  if (status !== 404) expectThere(reply)
  expectStatus(reply, status)
  expectType(reply, 'application/problem+json')
  expectNotStored(reply)
  const found = decode(problem, parse(reply.text))
  if (found.status !== status) throw new ContractDeviation(`has status ${found.status} in place of ${status}`)
  if (found.code !== code) throw new ContractDeviation(`has the code ${found.code} in place of ${code}`)
  if (found.requestId !== reply.requestId) throw new ContractDeviation('has the id of another request')
}
