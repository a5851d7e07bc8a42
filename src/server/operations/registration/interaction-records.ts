import type { OperationResponse } from '../../../contract/operations.ts'
import { findAccount } from '../../domain/account.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { findPrimaryLogin, type Login } from '../../domain/login.ts'
import { hasGrant, type SessionGrantKind } from '../../domain/grants.ts'

type Kind = 'registrationPending' | 'registrationCompleted'
type Written = OperationResponse<Kind>

const written: Written = { returnStatuses: [{ returnStatus: 'S' }] }
const refused: Written = { returnStatuses: [{ returnStatus: 'E' }] }

export const hasInteractionRecord = async (
  { sql }: RequestContext,
  kind: Kind,
  login: Pick<Login, 'oktaId' | 'contractNumber'>,
): Promise<boolean> => {
  const rows = await sql`
    select 1 from interaction_record
    where kind = ${kind} and contract_number = ${login.contractNumber} and details ->> 'oktaId' = ${login.oktaId}`
  return rows.length > 0
}

/** The login this session may write about; what the caller says of name and email is not taken over. */
const grantedLogin = async (context: RequestContext, contractNumber: string, grant: SessionGrantKind) => {
  const login = await findPrimaryLogin(context.db, contractNumber)
  return login && (await hasGrant(context, [grant], login.oktaId)) ? login : undefined
}

/** Once for each kind and login, however often it is asked for. */
const writeRecord = async (context: RequestContext, kind: Kind, login: Login): Promise<Written> => {
  const account = await findAccount(context.db, login.contractNumber)
  if (!account || account.interactionRefused) return refused
  const { oktaId, customerName, email } = login
  await context.sql`
    insert into interaction_record (kind, contract_number, details)
    values (${kind}, ${login.contractNumber}, jsonb_build_object(
      'oktaId', ${oktaId}::text, 'customerName', ${customerName}::text, 'email', ${email}::text))
    on conflict do nothing`
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
