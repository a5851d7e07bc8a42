import { claimAccount, findPrimaryLogin, insertLogin, statusOfNew } from '../../domain/login.ts'
import { emailError } from '../../../../machines/rules/email.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { newId } from '../../domain/okta-ids.ts'
import { lockAccount } from '../../domain/account.ts'
import { hasGrant } from '../../domain/grants.ts'

const refused = { status: 'FAILED', id: '' }

const findEarlierLogin = async ({ db }: RequestContext, contractNumber: string) => {
  await lockAccount(db, contractNumber)
  const holder = await findPrimaryLogin(db, contractNumber)
  return holder && holder.loginId === holder.oktaId ? holder : undefined
}

/** An empty string is not a valid hash. Therefore no password and no answer ever matches these values. */
const noSecrets = { passwordHash: '', answerHash: '' }

/**
 * Creates a user without credentials, who cannot sign in and cannot be activated. The account stays free, so that a
 * registration with credentials can replace this user. The login ID of the user is the Okta id. Nobody else can choose
 * this login ID, because a chosen login ID must be shorter.
 */
export const createUser: Handler<'createUser'> = async (body, context) => {
  const contractNumber = body.connectionContractNumber
  const { email } = body
  if (emailError(email) !== null || !(await hasGrant(context, ['register'], contractNumber))) return refused
  await context.limit(rateLimits.creationBySession(context.sessionHash))
  const earlier = await findEarlierLogin(context, contractNumber)
  if (earlier) return { status: earlier.status, id: earlier.oktaId }
  const account = await claimAccount(context, contractNumber)
  if (!account) return refused
  const oktaId = newId('00u')
  await insertLogin(context, account, { oktaId, loginId: oktaId, email, question: '', ...noSecrets })
  context.logSecurityEvent('registered', { oktaId })
  return { status: statusOfNew(account), id: oktaId }
}
