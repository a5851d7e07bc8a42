import { createHmac } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { HttpProblem } from '../platform/request.ts'
import type { Transaction } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

export interface Submit {
  readonly sessionHash: string
  readonly keyHash: string
  readonly operation: string
  readonly body: unknown
}

/**
 * Runs a call with an idempotency key only once. A repeated call waits for the first call and gets the same response.
 * Only a keyed hash of the body is stored, because the body can contain a password.
 * @throws HttpProblem bad_request if the key was already used with another operation or another body
 */
export const withIdempotency = async (
  db: Transaction,
  bodyKey: Buffer,
  submit: Submit,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const { sessionHash, keyHash, operation, body } = submit
  const bodyHash = createHmac('sha256', bodyKey).update(JSON.stringify(body)).digest('hex')
  const { rows } = await sql<Pick<Selectable<Schema['submit']>, 'operation' | 'bodyHash' | 'answer'>>`
    select operation, body_hash, answer from lock_submit(${sessionHash}, ${keyHash})`.execute(db)
  const [earlier] = rows
  if (earlier) {
    if (earlier.operation === operation && earlier.bodyHash === bodyHash) return earlier.answer
    throw new HttpProblem('bad_request')
  }
  const response = await run()
  await db
    .insertInto('submit')
    .values({ sessionHash, submitKey: keyHash, operation, bodyHash, answer: JSON.stringify(response) })
    .execute()
  return response
}
