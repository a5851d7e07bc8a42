import { emailError } from '../../../../machines/rules/email.ts'
import { linkRefusals } from '../../../contract/activation.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { activateLogin } from '../../factors/activate-login.ts'
import { mailActivationLink, mailRegistrationNotice } from '../../mails/registration.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { hasInteraction } from '../../domain/interaction-record.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import {
  awaitsActivation,
  findSecondaryAccount,
  lockLogin,
  lockLoginByLoginId,
  type Login,
} from '../../domain/login.ts'
import { maskEmail } from '../../mails/mail.ts'
import { hasGrant } from '../../domain/grants.ts'
import { findMailToken, redeemMailToken } from '../../domain/mail-token.ts'

type Resent = OperationResponse<'resendActivationEmail'>

const unableToSend: Resent = { Status: 'Unable to send', Email: '' }
/** A status that the specification does not contain. This status means that the person must register again. */
const lapsed: Resent = { Status: 'Registration lapsed', Email: '' }

const resendTo = async (login: Login | undefined, context: RequestContext): Promise<Resent> => {
  if (!login) return unableToSend
  if (login.lapsed) return lapsed
  if (login.status === 'ACTIVE') return { Status: 'Activated', Email: '' }
  if (!awaitsActivation(login)) return unableToSend
  await context.limit(rateLimits.activationMailByAddress(context.clientAddress, login.email))
  await mailActivationLink(context, login)
  return { Status: 'Sent Successfully', Email: maskEmail(login.email) }
}

const countResend = (loginId: string, { limit, clientAddress }: RequestContext): Promise<void> =>
  limit(rateLimits.mailByClient(clientAddress), rateLimits.activationMailByLogin(clientAddress, loginId))

const resendByOktaId = async (oktaId: string, context: RequestContext): Promise<Resent> => {
  if (!(await hasGrant(context, ['resend', 'login'], oktaId))) return unableToSend
  const login = await lockLogin(context.db, oktaId)
  if (!login) return unableToSend
  await countResend(login.loginId, context)
  return resendTo(login, context)
}

/**
 * Mails a new activation link. The request contains an Okta id that this session received, or a login ID that the
 * person typed below an expired link. The mail is sent only to the address on record. The response contains this
 * address in masked form.
 */
export const resendActivationEmail: Handler<'resendActivationEmail'> = async (body, context) => {
  if ('oktaId' in body) return resendByOktaId(body.oktaId, context)
  const { loginId } = body
  await countResend(loginId, context)
  return resendTo(await lockLoginByLoginId(context.db, loginId), context)
}

const notChanged: Resent = { Status: 'Failed', Email: '' }

/**
 * Corrects the email address of a login that is not activated yet. The old link becomes invalid, and a new link is
 * mailed. Only the session that created the login can correct the address, at most three times. For other sessions,
 * the response is the same for every login.
 */
export const changeRegistrationEmail: Handler<'changeRegistrationEmail'> = async (body, context) => {
  const { oktaId } = body
  const { email } = body
  if (emailError(email) !== null || !(await hasGrant(context, ['login'], oktaId))) return notChanged
  const login = await lockLogin(context.db, oktaId)
  if (login?.status === 'ACTIVE') return { Status: 'Activated', Email: '' }
  if (!login || !awaitsActivation(login)) return notChanged
  const mayChange = await isAllowed(
    context.limit,
    rateLimits.mailByClient(context.clientAddress),
    rateLimits.emailChangeByLogin(oktaId),
    rateLimits.activationMailByAddress(context.clientAddress, email),
  )
  if (!mayChange) return notChanged
  await context.db.updateTable('login').set({ email }).where('oktaId', '=', oktaId).execute()
  await mailActivationLink(context, { ...login, email })
  // A code that was sent to the old address does not prove the new address.
  await context.db
    .updateTable('factor')
    .set({ recipient: email, status: 'PENDING_ACTIVATION', codeHash: null })
    .where('oktaId', '=', oktaId)
    .where('factorType', '=', 'email')
    .execute()
  await mailRegistrationNotice(context, 'registrationChanged', { ...login, email })
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
const badCode = activation({ Status: 'Failed', Details: `AEAD${linkRefusals.expired}: Tag mismatch` })
/**
 * The response for the activation link of a lapsed registration. `Details` begins with the text for an expired code, so
 * that a portal that does not know "Registration lapsed" shows the message for an expired code.
 */
const lapsedCode = activation({ Status: 'Failed', Details: `${badCode.Details}. ${linkRefusals.lapsed}` })
/** No details, because the person who opened the used link is not necessarily the owner of the login. */
const alreadyActivated = activation({ Status: 'Success', 'Already Activated': 'True' })

export const completeRegistration: Handler<'completeRegistration'> = async ({ cipherText }, context) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const link = await findMailToken(context.db, 'activation', cipherText)
  const found = link && (await lockLogin(context.db, link.subject))
  // For a third party, the response contains the numbers of the shared account.
  const shared =
    found?.contractNumber === '' ? await findSecondaryAccount(context.db, found.oktaId) : undefined
  const login = found && { ...found, ...shared }
  if (login?.status === 'ACTIVE') return alreadyActivated
  if (!found || !login) return badCode
  if (login.lapsed) return lapsedCode
  if (!awaitsActivation(login)) return activation({ Status: 'Failed' })
  // A link proves only the address to which it was mailed.
  const isProof =
    link?.recipient === found.email && (await redeemMailToken(context.db, 'activation', cipherText))
  if (!isProof) return badCode
  await activateLogin(context, found)
  return activation({
    Status: 'Success',
    Email: login.email,
    Name: login.customerName,
    LoginId: login.loginId,
    ConnectionContractNumber: login.contractNumber,
    BusinessPartnerNumber: login.businessPartnerNumber,
    'Interaction Record Created': (await hasInteraction(
      context.db,
      'registrationCompleted',
      login.contractNumber,
      ['oktaId', login.oktaId],
    ))
      ? 'True'
      : 'False',
  })
}
