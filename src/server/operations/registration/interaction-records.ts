import { sql } from 'kysely'
import type { OperationResponse } from '../../../contract/operations.ts'
import { findAccount } from '../../domain/account.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { findPrimaryLogin, findSecondaryLogins, type Login } from '../../domain/login.ts'
import { hasGrant, type SessionGrantKind } from '../../domain/grants.ts'

type Kind = 'registrationPending' | 'registrationCompleted'
type Written = OperationResponse<Kind>

const written: Written = { returnStatuses: [{ returnStatus: 'S' }] }
const refused: Written = { returnStatuses: [{ returnStatus: 'E' }] }

export const hasInteractionRecord = async (
  { db }: RequestContext,
  kind: Kind,
  login: Pick<Login, 'oktaId' | 'contractNumber'>,
): Promise<boolean> => {
  const record = await db
    .selectFrom('interactionRecord')
    .select('id')
    .where('kind', '=', kind)
    .where('contractNumber', '=', login.contractNumber)
    .where((eb) => sql<boolean>`${eb.ref('details')} ->> 'oktaId' = ${login.oktaId}`)
    .executeTakeFirst()
  return record !== undefined
}

/** Ignores the name and the email address in the request. */
const grantedLogin = async (context: RequestContext, contractNumber: string, grant: SessionGrantKind) => {
  const primary = await findPrimaryLogin(context.db, contractNumber)
  const holders = [...(primary ? [primary] : []), ...(await findSecondaryLogins(context.db, contractNumber))]
  for (const login of holders) if (await hasGrant(context, [grant], login.oktaId)) return login
  return undefined
}

/**
 * Writes an entry to the utility's customer records. A login gets only one entry of each kind, even if the portal calls
 * the operation several times.
 */
const writeRecord = async (context: RequestContext, kind: Kind, login: Login): Promise<Written> => {
  const account = await findAccount(context.db, login.contractNumber)
  if (!account || account.interactionRefused) return refused
  const { oktaId, customerName, email } = login
  const details = JSON.stringify({ oktaId, customerName, email })
  await context.db
    .insertInto('interactionRecord')
    .values({ kind, contractNumber: login.contractNumber, details })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return written
}

export const registrationPending: Handler<'registrationPending'> = async (body, context) => {
  const login = await grantedLogin(context, body.connectionContractNumber, 'login')
  return login ? writeRecord(context, 'registrationPending', login) : refused
}

export const registrationCompleted: Handler<'registrationCompleted'> = async (body, context) => {
  const login = await grantedLogin(context, body.connectionContractNumber, 'activated')
  return login && login.businessPartnerNumber === body.bussinessPartnerNumber
    ? writeRecord(context, 'registrationCompleted', login)
    : refused
}
