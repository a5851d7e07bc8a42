import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import type { ThirdPartyRequest } from './third-party-request.ts'

type AnsweredRequest = Pick<ThirdPartyRequest, 'id' | 'contractNumber' | 'fullName'>
type AnswerRecord = 'thirdPartyAccept' | 'thirdPartyReject'

const causeOf = ({ id }: Pick<ThirdPartyRequest, 'id'>) => `request ${id}`

export const recordNotice = async (db: Transaction, { id }: Pick<ThirdPartyRequest, 'id'>): Promise<void> => {
  await db.updateTable('thirdPartyRequest').set({ noticeSent: true }).where('id', '=', id).execute()
}

export const writeAnswerRecord = async (
  db: Transaction,
  kind: AnswerRecord,
  request: AnsweredRequest,
): Promise<void> => {
  const { contractNumber, fullName } = request
  const details = JSON.stringify({ cause: causeOf(request), thirdParty: fullName })
  await db
    .insertInto('interactionRecord')
    .values({ kind, contractNumber, details })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const hasAnswerRecord = async (
  db: Database,
  kind: AnswerRecord,
  request: AnsweredRequest,
): Promise<boolean> => {
  const record = await db
    .selectFrom('interactionRecord')
    .select('id')
    .where('kind', '=', kind)
    .where('contractNumber', '=', request.contractNumber)
    .where((eb) => sql<boolean>`${eb.ref('details')} ->> 'cause' = ${causeOf(request)}`)
    .executeTakeFirst()
  return record !== undefined
}
