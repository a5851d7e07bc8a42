import { now } from '../database/database.ts'
import { giveGrant } from '../domain/grants.ts'
import { awaitsActivation, type Login } from '../domain/login.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { mailRegistrationNotice } from '../mails/registration-notice.ts'

/**
 * Activates a login whose email address is proved.
 * @param login a login that this transaction has locked
 */
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
 * Activates a login after its owner has typed the right code from the mail. This code proves the email address in the
 * same way as the mailed activation link. Changes nothing if the login does not wait for its activation.
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
