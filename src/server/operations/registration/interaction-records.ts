import { notWritten, writeInteraction } from '../../domain/interaction-record.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { findPrimaryLogin, findSecondaryLogins, type Login } from '../../domain/login.ts'
import { hasGrant, type SessionGrantKind } from '../../domain/grants.ts'

/** Ignores the name and the email address in the request. */
const grantedLogin = async (context: RequestContext, contractNumber: string, grant: SessionGrantKind) => {
  const primary = await findPrimaryLogin(context.db, contractNumber)
  const holders = [...(primary ? [primary] : []), ...(await findSecondaryLogins(context.db, contractNumber))]
  for (const login of holders) if (await hasGrant(context, [grant], login.oktaId)) return login
  return undefined
}

const writeRecord = (
  { db }: RequestContext,
  kind: 'registrationPending' | 'registrationCompleted',
  { contractNumber, oktaId, customerName, email }: Login,
) => writeInteraction(db, { kind, contractNumber, details: { oktaId, customerName, email } })

export const registrationPending: Handler<'registrationPending'> = async (body, context) => {
  const login = await grantedLogin(context, body.connectionContractNumber, 'login')
  return login ? writeRecord(context, 'registrationPending', login) : notWritten
}

export const registrationCompleted: Handler<'registrationCompleted'> = async (body, context) => {
  const login = await grantedLogin(context, body.connectionContractNumber, 'activated')
  return login && login.businessPartnerNumber === body.bussinessPartnerNumber
    ? writeRecord(context, 'registrationCompleted', login)
    : notWritten
}
