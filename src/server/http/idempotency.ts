import { createHmac } from 'node:crypto'
import { HttpProblem } from '../platform/request.ts'
import { acquireLock, type Transaction } from '../database/database.ts'

/** One submit: same session and key mean the same submit. */
export interface Submit {
  readonly sessionHash: string
  readonly keyHash: string
  readonly operation: string
  readonly body: unknown
}

/**
 * Runs a submit once: a repeated one waits for the first and gets its response. The body is kept as a keyed hash only,
 * since it may hold a password.
 *
 * @throws HttpProblem bad_request when the key was used for another operation or body
 */
export const withIdempotency = async (
  db: Transaction,
  bodyKey: Buffer,
  submit: Submit,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const { sessionHash, keyHash, operation, body } = submit
  const bodyHash = createHmac('sha256', bodyKey).update(JSON.stringify(body)).digest('hex')
  await acquireLock(db, sessionHash + keyHash)
  const earlier = await db
    .selectFrom('submit')
    .select(['operation', 'bodyHash', 'answer'])
    .where('sessionHash', '=', sessionHash)
    .where('submitKey', '=', keyHash)
    .executeTakeFirst()
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
