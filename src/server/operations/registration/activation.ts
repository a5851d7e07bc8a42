import type { OperationResponse } from '../../../contract/operations.ts'
import { mailActivationLink } from '../../mails/activation.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { hasInteractionRecord } from './interaction-records.ts'
import { isAllowed, rules } from '../../domain/rate-limits.ts'
import { awaitsActivation, findLogin, findLoginByLoginId, type Login } from '../../domain/login.ts'
import { maskEmail } from '../../mails/mask-email.ts'
import { givePermit, hasPermit } from '../../domain/grants.ts'
import { codeHash, openCode } from '../../domain/sealed-code.ts'

type Resent = OperationResponse<'resendActivationEmail'>

const unableToSend: Resent = { Status: 'Unable to send', Email: '' }
const limitReached: Resent = { Status: 'Limit reached', Email: '' }

const resendTo = async (login: Login | undefined, call: Call): Promise<Resent> => {
  if (!login || login.lapsed) return unableToSend
  if (login.status === 'ACTIVE') return { Status: 'Activated', Email: '' }
  if (!awaitsActivation(login)) return unableToSend
  if (!(await isAllowed(call, rules.activationMailByAddress(login.email)))) return limitReached
  await mailActivationLink(call, login)
  return { Status: 'Sent Successfully', Email: maskEmail(login.email) }
}

const countResend = async (loginId: string, call: Call): Promise<boolean> =>
  (await isAllowed(call, rules.activationMailByLogin(loginId))) &&
  (await isAllowed(call, rules.mailByClient(call.clientAddress)))

const resendByOktaId = async (oktaId: string, call: Call): Promise<Resent> => {
  if (!(await hasPermit(call, ['resend', 'login'], oktaId))) return unableToSend
  const login = await findLogin(call.sql, oktaId)
  if (!login) return unableToSend
  return (await countResend(login.loginId, call)) ? resendTo(login, call) : limitReached
}

/**
 * By the Okta id this session was given, or by the login ID a person typed below an expired link. The mail only
 * ever goes to the address on record, of which the answer shows the first and last letter.
 */
export const resendActivationEmail: Handler<'resendActivationEmail'> = async (body, call) => {
  if ('oktaId' in body) return resendByOktaId(body.oktaId, call)
  const loginId = body.loginId.trim()
  if (!(await countResend(loginId, call))) return limitReached
  return resendTo(await findLoginByLoginId(call.sql, loginId), call)
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
/** Without details: whoever holds a used link learns nothing from it (quality T11). */
const alreadyActivated = activation({ Status: 'Success', 'Already Activated': 'True' })

const spendCode = async (cipherText: string, call: Call): Promise<boolean> => {
  const spent = await call.sql`
    update link_code set used_at = now()
    where kind = 'activation' and code_hash = ${codeHash(cipherText)} and used_at is null and expires_at > now()`
  return spent.count === 1
}

/**
 * Opens the mailed link (document 2, §2.3, §4). A changed, replaced or expired code is a `BadTagException`, a used
 * one "already activated"; an account that cannot be activated answers `Failed` without details.
 */
export const completeRegistration: Handler<'completeRegistration'> = async ({ cipherText }, call) => {
  const contents = await openCode(call.sql, cipherText)
  if (!contents) return badCode
  const isSpent = await spendCode(cipherText, call)
  const login = await findLogin(call.sql, contents.oktaId)
  if (login?.status === 'ACTIVE') return alreadyActivated
  if (!login || login.lapsed) return badCode
  if (!awaitsActivation(login)) return activation({ Status: 'Failed' })
  if (!isSpent) return badCode
  await call.sql`update login set status = 'ACTIVE', activated_at = now() where okta_id = ${login.oktaId}`
  await givePermit(call, 'activated', login.oktaId)
  return activation({
    Status: 'Success',
    Email: login.email,
    Name: login.customerName,
    LoginId: login.loginId,
    ConnectionContractNumber: login.contractNumber,
    BusinessPartnerNumber: login.businessPartnerNumber,
    'Interaction Record Created': (await hasInteractionRecord(call, 'registrationCompleted', login))
      ? 'True'
      : 'False',
  })
}
