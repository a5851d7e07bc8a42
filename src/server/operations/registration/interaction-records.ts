import type { OperationResponse } from '../../../contract/operations.ts'
import { findAccount } from '../../domain/account.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { findPrimaryLogin, type Login } from '../../domain/login.ts'
import { hasPermit, type PermitKind } from '../../domain/grants.ts'

type Kind = 'registrationPending' | 'registrationCompleted'
type Written = OperationResponse<Kind>

const written: Written = { returnStatuses: [{ returnStatus: 'S' }] }
const refused: Written = { returnStatuses: [{ returnStatus: 'E' }] }

export const hasInteractionRecord = async (
  { sql }: Call,
  kind: Kind,
  login: Pick<Login, 'oktaId' | 'contractNumber'>,
): Promise<boolean> => {
  const rows = await sql`
    select 1 from interaction_record
    where kind = ${kind} and contract_number = ${login.contractNumber} and details ->> 'oktaId' = ${login.oktaId}`
  return rows.length > 0
}

/** The login this session may write about; what the caller says of name and email is not taken over. */
const permittedLogin = async (call: Call, contractNumber: string, permit: PermitKind) => {
  const login = await findPrimaryLogin(call.sql, contractNumber)
  return login && (await hasPermit(call, [permit], login.oktaId)) ? login : undefined
}

/** Once for each kind and login, however often it is asked for. */
const write = async (call: Call, kind: Kind, login: Login): Promise<Written> => {
  const account = await findAccount(call.sql, login.contractNumber)
  if (!account || account.interactionRefused) return refused
  const { oktaId, customerName, email } = login
  await call.sql`
    insert into interaction_record (kind, contract_number, details)
    values (${kind}, ${login.contractNumber}, jsonb_build_object(
      'oktaId', ${oktaId}::text, 'customerName', ${customerName}::text, 'email', ${email}::text))
    on conflict do nothing`
  return written
}

export const registrationPending: Handler<'registrationPending'> = async (body, call) => {
  const login = await permittedLogin(call, body.connectionContractNumber, 'login')
  return login ? write(call, 'registrationPending', login) : refused
}

export const registrationCompleted: Handler<'registrationCompleted'> = async (body, call) => {
  const login = await permittedLogin(call, body.connectionContractNumber, 'activated')
  return login && login.businessPartnerNumber === body.bussinessPartnerNumber
    ? write(call, 'registrationCompleted', login)
    : refused
}
