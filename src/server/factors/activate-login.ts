import { now } from '../database/database.ts'
import { giveGrant } from '../domain/grants.ts'
import { awaitsActivation, type Login } from '../domain/login.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { mailRegistrationNotice } from '../mails/registration.ts'

/** The email address is proved, and `login` is locked. */
export const activateLogin = async (context: RequestContext, login: Login): Promise<void> => {
  const { oktaId } = login
  await context.db
    .updateTable('login')
    .set({ status: 'ACTIVE', activatedAt: now, emailProved: true, language: context.language })
    .where('oktaId', '=', oktaId)
    .execute()
  context.logSecurityEvent('activated', { oktaId })
  await giveGrant(context, 'activated', oktaId)
  await mailRegistrationNotice(context, 'activated', login)
}

/**
 * The code from the mail proves the address like the mailed link. Changes nothing if the login does not wait for its
 * activation.
 * @param login a login that this transaction has locked
 */
export const activateByEmailFactor = async (context: RequestContext, login: Login): Promise<void> => {
  if (!awaitsActivation(login)) return
  const proof = await context.db
    .selectFrom('factor')
    .select('id')
    .where('oktaId', '=', login.oktaId)
    .where('factorType', '=', 'email')
    .where('status', '=', 'ACTIVE')
    .where('recipient', '=', login.email)
    .executeTakeFirst()
  if (proof) await activateLogin(context, login)
}
