import type { Transaction } from '../database/database.ts'
import type { ThirdPartyRequest } from './third-party-request.ts'

type AnsweredRequest = Pick<ThirdPartyRequest, 'id' | 'contractNumber' | 'fullName'>

export const causeOf = ({ id }: Pick<ThirdPartyRequest, 'id'>) => `request ${id}`

export const recordNotice = async (db: Transaction, { id }: Pick<ThirdPartyRequest, 'id'>): Promise<void> => {
  await db.updateTable('thirdPartyRequest').set({ noticeSent: true }).where('id', '=', id).execute()
}

export const answerInteraction = (
  kind: 'thirdPartyAccept' | 'thirdPartyReject',
  { contractNumber, fullName, ...request }: AnsweredRequest,
) => ({ kind, contractNumber, details: { cause: causeOf(request), thirdParty: fullName } })
