import { emailError } from '../../../../machines/rules/email.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { now } from '../../database/database.ts'
import { mailActivationLink } from '../../mails/activation.ts'
import { mailRegistrationNotice } from '../../mails/registration-notice.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { hasInteractionRecord } from './interaction-records.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import {
  awaitsActivation,
  findLogin,
  findLoginByLoginId,
  findSecondaryAccount,
  type Login,
} from '../../domain/login.ts'
import { maskEmail } from '../../mails/mail.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import { findMailToken, redeemMailToken } from '../../domain/mail-token.ts'

type Resent = OperationResponse<'resendActivationEmail'>

const unableToSend: Resent = { Status: 'Unable to send', Email: '' }
/** Our own addition to the statuses: only a new registration helps. */
const lapsed: Resent = { Status: 'Registration lapsed', Email: '' }
const limitReached: Resent = { Status: 'Limit reached', Email: '' }

const resendTo = async (login: Login | undefined, context: RequestContext): Promise<Resent> => {
  if (!login) return unableToSend
  if (login.lapsed) return lapsed
  if (login.status === 'ACTIVE') return { Status: 'Activated', Email: '' }
  if (!awaitsActivation(login)) return unableToSend
  if (!(await isAllowed(context.limit, rateLimits.activationMailByAddress(login.email)))) return limitReached
  await mailActivationLink(context, login)
  return { Status: 'Sent Successfully', Email: maskEmail(login.email) }
}

const countResend = (loginId: string, context: RequestContext): Promise<boolean> =>
  isAllowed(
    context.limit,
    rateLimits.mailByClient(context.clientAddress),
    rateLimits.activationMailByLogin(loginId),
  )

const resendByOktaId = async (oktaId: string, context: RequestContext): Promise<Resent> => {
  if (!(await hasGrant(context, ['resend', 'login'], oktaId))) return unableToSend
  const login = await findLogin(context.db, oktaId)
  if (!login) return unableToSend
  return (await countResend(login.loginId, context)) ? resendTo(login, context) : limitReached
}

/**
 * Takes the Okta id that this session got, or the login ID that a person typed below an expired link. The mail goes
 * only to the address on record, of which the answer shows the first and last letter.
 */
export const resendActivationEmail: Handler<'resendActivationEmail'> = async (body, context) => {
  if ('oktaId' in body) return resendByOktaId(body.oktaId, context)
  const loginId = body.loginId.trim()
  if (!(await countResend(loginId, context))) return limitReached
  return resendTo(await findLoginByLoginId(context.db, loginId), context)
}

const notChanged: Resent = { Status: 'Failed', Email: '' }

/**
 * Corrects the address of a login that waits for its activation: the old link stops working, and a new one is mailed.
 * Only the session that made the login can do it, three times; the answer reveals nothing to others.
 */
export const changeRegistrationEmail: Handler<'changeRegistrationEmail'> = async (body, context) => {
  const { oktaId } = body
  const email = body.email.trim()
  if (emailError(email) !== null || !(await hasGrant(context, ['login'], oktaId))) return notChanged
  const login = await findLogin(context.db, oktaId)
  if (login?.status === 'ACTIVE') return { Status: 'Activated', Email: '' }
  if (!login || !awaitsActivation(login)) return notChanged
  const mayChange = await isAllowed(
    context.limit,
    rateLimits.mailByClient(context.clientAddress),
    rateLimits.emailChangeByLogin(oktaId),
    rateLimits.activationMailByAddress(email),
  )
  if (!mayChange) return notChanged
  const changed = await context.db
    .updateTable('login')
    .set({ email })
    .where('oktaId', '=', oktaId)
    .where('status', '=', login.status)
    .returning('oktaId')
    .executeTakeFirst()
  if (!changed) return notChanged
  await mailActivationLink(context, { ...login, email })
  await mailRegistrationNotice(context, 'changed', { ...login, email })
  return { Status: 'Sent Successfully', Email: maskEmail(email) }
}

type Activation = OperationResponse<'completeRegistration'>

const activation = (fields: Partial<Activation> & Pick<Activation, 'Status'>): Activation => ({
  Email: '',
  Name: '',
  LoginId: '',
  ConnectionContractNumber: '',
  BusinessPartnerNumber: '',
  'Already Activated': 'False',
  'Interaction Record Created': 'False',
  Details: '',
  ...fields,
})
const badCode = activation({ Status: 'Failed', Details: 'AEADBadTagException: Tag mismatch' })
/**
 * The code of a lapsed registration ended long before: a portal that does not know this status sees an expired code.
 */
const lapsedCode = activation({ Status: 'Failed', Details: `${badCode.Details}. Registration lapsed` })
/** Without details: a used link must reveal nothing to whoever has it. */
const alreadyActivated = activation({ Status: 'Success', 'Already Activated': 'True' })

/**
 * Opens the mailed link (document 2, §2.3, §4). A changed, replaced or expired code is a `BadTagException`, a used
 * one "already activated"; an account that cannot be activated answers `Failed` without details.
 */
export const completeRegistration: Handler<'completeRegistration'> = async ({ cipherText }, context) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const redeemed = await redeemMailToken(context.db, 'activation', cipherText)
  const subject = redeemed ?? (await findMailToken(context.db, 'activation', cipherText))?.subject
  const found = subject === undefined ? undefined : await findLogin(context.db, subject)
  // a third party has the numbers of the account that is shared with them
  const shared =
    found?.contractNumber === '' ? await findSecondaryAccount(context.db, found.oktaId) : undefined
  const login = found && { ...found, ...shared }
  if (login?.status === 'ACTIVE') return alreadyActivated
  if (!found || !login) return badCode
  if (login.lapsed) return lapsedCode
  if (!awaitsActivation(login)) return activation({ Status: 'Failed' })
  if (redeemed === undefined) return badCode
  await context.db
    .updateTable('login')
    .set({ status: 'ACTIVE', activatedAt: now, emailProved: true, language: context.language })
    .where('oktaId', '=', login.oktaId)
    .execute()
  context.tell('activated', { oktaId: login.oktaId })
  await giveGrant(context, 'activated', login.oktaId)
  await mailRegistrationNotice(context, 'activated', found)
  return activation({
    Status: 'Success',
    Email: login.email,
    Name: login.customerName,
    LoginId: login.loginId,
    ConnectionContractNumber: login.contractNumber,
    BusinessPartnerNumber: login.businessPartnerNumber,
    'Interaction Record Created': (await hasInteractionRecord(context, 'registrationCompleted', login))
      ? 'True'
      : 'False',
  })
}
