import { createHmac } from 'node:crypto'
import { HttpProblem } from '../platform/http-problem.ts'
import type { Transaction } from '../database/sql/database.ts'

/** One submit: same session and key mean the same submit. */
export interface Submit {
  readonly sessionHash: string
  readonly keyHash: string
  readonly operation: string
  readonly body: unknown
}

/**
 * Carries a submit out once: a repeated one waits for the first and is answered as that was. The body is kept as a
 * keyed hash only, since it may hold a password.
 *
 * @throws HttpProblem bad_request when the key was used for another operation or body
 */
export const withIdempotency = async (
  sql: Transaction,
  bodyKey: Buffer,
  submit: Submit,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const { sessionHash, keyHash, operation, body } = submit
  const bodyHash = createHmac('sha256', bodyKey).update(JSON.stringify(body)).digest('hex')
  await sql`select pg_advisory_xact_lock(hashtextextended(${sessionHash + keyHash}, 0))`
  const [earlier] = await sql<{ operation: string; bodyHash: string; answer: unknown }[]>`
    select operation, body_hash, answer from submit where session_hash = ${sessionHash} and submit_key = ${keyHash}`
  if (earlier) {
    if (earlier.operation === operation && earlier.bodyHash === bodyHash) return earlier.answer
    throw new HttpProblem('bad_request')
  }
  const answer = await run()
  await sql`insert into submit (session_hash, submit_key, operation, body_hash, answer)
    values (${sessionHash}, ${keyHash}, ${operation}, ${bodyHash}, ${JSON.stringify(answer)}::text::jsonb)`
  return answer
}
