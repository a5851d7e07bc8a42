import type { Answer } from '../../../contract/operations.ts'
import { mailActivationLink } from '../../mails/activation.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { hasInteractionRecord } from './interaction-records.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import { awaitsActivation, findLogin, findLoginByLoginId, type Login } from '../../domain/login.ts'
import { maskEmail } from '../../mails/mask-email.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import { codeHash, openCode } from '../../domain/sealed-code.ts'

type Resent = Answer<'resendActivationEmail'>

const unableToSend: Resent = { Status: 'Unable to send', Email: '' }
const limitReached: Resent = { Status: 'Limit reached', Email: '' }

const resendTo = async (login: Login | undefined, context: RequestContext): Promise<Resent> => {
  if (!login || login.lapsed) return unableToSend
  if (login.status === 'ACTIVE') return { Status: 'Activated', Email: '' }
  if (!awaitsActivation(login)) return unableToSend
  if (!(await isAllowed(context, rateLimits.activationMailByAddress(login.email)))) return limitReached
  await mailActivationLink(context, login)
  return { Status: 'Sent Successfully', Email: maskEmail(login.email) }
}

const countResend = async (loginId: string, context: RequestContext): Promise<boolean> =>
  (await isAllowed(context, rateLimits.activationMailByLogin(loginId))) &&
  (await isAllowed(context, rateLimits.mailByClient(context.clientAddress)))

const resendByOktaId = async (oktaId: string, context: RequestContext): Promise<Resent> => {
  if (!(await hasGrant(context, ['resend', 'login'], oktaId))) return unableToSend
  const login = await findLogin(context.sql, oktaId)
  if (!login) return unableToSend
  return (await countResend(login.loginId, context)) ? resendTo(login, context) : limitReached
}

/**
 * By the Okta id this session was given, or by the login ID a person typed below an expired link. The mail only
 * ever goes to the address on record, of which the answer shows the first and last letter.
 */
export const resendActivationEmail: Handler<'resendActivationEmail'> = async (body, context) => {
  if ('oktaId' in body) return resendByOktaId(body.oktaId, context)
  const loginId = body.loginId.trim()
  if (!(await countResend(loginId, context))) return limitReached
  return resendTo(await findLoginByLoginId(context.sql, loginId), context)
}

type Activation = Answer<'completeRegistration'>

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
/** Without details: whoever holds a used link learns nothing from it (quality T11). */
const alreadyActivated = activation({ Status: 'Success', 'Already Activated': 'True' })

const redeemCode = async (cipherText: string, context: RequestContext): Promise<boolean> => {
  const spent = await context.sql`
    update link_code set used_at = now()
    where kind = 'activation' and code_hash = ${codeHash(cipherText)} and used_at is null and expires_at > now()`
  return spent.count === 1
}

/**
 * Opens the mailed link (document 2, §2.3, §4). A changed, replaced or expired code is a `BadTagException`, a used
 * one "already activated"; an account that cannot be activated answers `Failed` without details.
 */
export const completeRegistration: Handler<'completeRegistration'> = async ({ cipherText }, context) => {
  const contents = await openCode(context.sql, cipherText)
  if (!contents) return badCode
  const isSpent = await redeemCode(cipherText, context)
  const login = await findLogin(context.sql, contents.oktaId)
  if (login?.status === 'ACTIVE') return alreadyActivated
  if (!login || login.lapsed) return badCode
  if (!awaitsActivation(login)) return activation({ Status: 'Failed' })
  if (!isSpent) return badCode
  await context.sql`update login set status = 'ACTIVE', activated_at = now() where okta_id = ${login.oktaId}`
  await giveGrant(context, 'activated', login.oktaId)
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
