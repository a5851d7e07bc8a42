import { sql } from 'kysely'
import type { OperationResponse } from '../../contract/operations.ts'
import type { Database } from '../database/database.ts'
import { findAccount } from './account.ts'

type InteractionKind =
  | 'registrationPending'
  | 'registrationCompleted'
  | 'paperlessRegistrationComplete'
  | 'thirdPartyAccept'
  | 'thirdPartyReject'
type Written = OperationResponse<InteractionKind>

const response = (returnStatus: 'S' | 'E'): Written => ({ returnStatuses: [{ returnStatus }] })
export const notWritten = response('E')

/** An entry in the utility's customer records. */
interface Interaction {
  readonly kind: InteractionKind
  readonly contractNumber: string
  /** A second entry with the same `oktaId` or `cause` is not written, even if the portal calls several times. */
  readonly details: Readonly<Partial<Record<'oktaId' | 'cause', string>> & Record<string, string>>
}

export const insertInteraction = async (db: Database, { details, ...entry }: Interaction): Promise<void> => {
  await db
    .insertInto('interactionRecord')
    .values({ ...entry, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const writeInteraction = async (db: Database, interaction: Interaction): Promise<Written> => {
  const account = await findAccount(db, interaction.contractNumber)
  if (!account || account.interactionRefused) return notWritten
  await insertInteraction(db, interaction)
  return response('S')
}

export const hasInteraction = async (
  db: Database,
  kind: InteractionKind,
  contractNumber: string,
  [key, value]: readonly ['oktaId' | 'cause', string],
): Promise<boolean> => {
  const record = await db
    .selectFrom('interactionRecord')
    .select('id')
    .where('kind', '=', kind)
    .where('contractNumber', '=', contractNumber)
    .where((eb) => sql<boolean>`${eb.ref('details')} ->> ${sql.lit(key)} = ${value}`)
    .executeTakeFirst()
  return record !== undefined
}
