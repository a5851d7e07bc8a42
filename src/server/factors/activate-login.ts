import { now } from '../database/database.ts'
import { giveGrant } from '../domain/grants.ts'
import { awaitsActivation, findLogin, type Login } from '../domain/login.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { mailRegistrationNotice } from '../mails/registration-notice.ts'

/**
 * Activates a login whose email address is proved. Changes nothing if the address or the status has changed since the
 * caller read `login`.
 */
export const activateLogin = async (context: RequestContext, login: Login): Promise<void> => {
  const { oktaId, status, email } = login
  const { numUpdatedRows } = await context.db
    .updateTable('login')
    .set({ status: 'ACTIVE', activatedAt: now, emailProved: true, language: context.language })
    .where('oktaId', '=', oktaId)
    .where('status', '=', status)
    .where('email', '=', email)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  context.logSecurityEvent('activated', { oktaId })
  await giveGrant(context, 'activated', oktaId)
  await mailRegistrationNotice(context, 'activated', login)
}

/**
 * Activates a login after its owner has typed the right code from the mail. This code proves the email address in the
 * same way as the mailed activation link. Changes nothing if the login does not wait for its activation.
 */
export const activateByEmailFactor = async (context: RequestContext, oktaId: string): Promise<void> => {
  const login = await findLogin(context.db, oktaId)
  if (!login || !awaitsActivation(login)) return
  const proof = await context.db
    .selectFrom('factor')
    .select('id')
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', 'email')
    .where('status', '=', 'ACTIVE')
    .where('recipient', '=', login.email)
    .executeTakeFirst()
  if (proof) await activateLogin(context, login)
}
