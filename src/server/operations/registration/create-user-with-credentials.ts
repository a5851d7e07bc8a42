import {
  awaitsActivation,
  claimAccount,
  claimLoginId,
  findPrimaryLogin,
  insertLogin,
  isOwnCreation,
  statusOfNew,
} from '../../domain/login.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { mailActivationLink } from '../../mails/activation.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { areAcceptable, hashSecrets, type Credentials } from '../../domain/credentials.ts'
import { newId } from '../../domain/okta-ids.ts'
import { findInvitation, redeemInvitation } from '../../domain/invitation.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import { mailLoginReady } from '../../mails/login-ready.ts'
import { mailRegistrationNotice } from '../../mails/registration-notice.ts'
import { fullName, type Account } from '../../domain/account.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import { enrollIfOptedIn, enrolledFactor } from '../../factors/sms-enrollment.ts'

type Created = OperationResponse<'createUserWithCredentials'>
type Given = Body<'createUserWithCredentials'>

/** Any status but `PROVISIONED` and `STAGED` is "Could not create user" (document 1, §4). */
const refused: Created = {
  status: 'FAILED',
  Status: 'Failed',
  id: '',
  oktaId: '',
  mfaEnrolledStatus: '',
  smsFactorId: '',
}

type Proof = 'eligible' | 'invited'

/** An invitation proves the address it was mailed to, and no other. */
const isInvited = async (guid: string, body: Given, context: RequestContext): Promise<boolean> => {
  const { connectionContractNumber: contractNumber, email } = body
  if (!(await hasGrant(context, ['invited'], contractNumber))) return false
  const invitation = await findInvitation(context, contractNumber, guid)
  return invitation !== undefined && invitation.isOpen && invitation.email === email.trim()
}

/**
 * Why this session may register the account: an eligibility success within the last 30 minutes, or an invitation it
 * opened within the last two hours.
 */
const mayRegister = async (body: Given, context: RequestContext): Promise<Proof | null> => {
  const { connectionContractNumber, invitationGuid } = body
  if (invitationGuid !== undefined) return (await isInvited(invitationGuid, body, context)) ? 'invited' : null
  return (await hasGrant(context, ['register'], connectionContractNumber)) ? 'eligible' : null
}

const credentialsOf = (body: Given): Credentials => ({
  ...body,
  loginId: body.loginId.trim(),
  email: body.email.trim(),
})

/** Limits of the mails a registration sends; the one by login ID only counts, resends are refused by it. */
const countMail = async (credentials: Credentials, context: RequestContext): Promise<void> => {
  await context.limit(rateLimits.mailByClient(context.clientAddress))
  await context.limit(rateLimits.activationMailByAddress(credentials.email))
  await isAllowed(context.limit, rateLimits.activationMailByLogin(credentials.loginId))
}

/** An invited address is proved already; every other one waits for its link. */
const mailConfirmation = async (
  context: RequestContext,
  proof: Proof,
  { email, loginId }: Credentials,
  oktaId: string,
  account: Account,
) => {
  const { language } = context
  if (proof === 'eligible') return mailActivationLink(context, { oktaId, email, language })
  await redeemInvitation(context.db, account.contractNumber)
  return mailLoginReady(context, { to: email, language }, { loginId, name: fullName(account) })
}

/** For a session whose response was lost; refused to everybody else, and once the login is in use. */
const repeatResponse = async (context: RequestContext, credentials: Credentials, contractNumber: string) => {
  const login = await findPrimaryLogin(context.db, contractNumber)
  if (!login || !awaitsActivation(login) || !(await isOwnCreation(context, login, credentials)))
    return refused
  const { oktaId, status } = login
  const factor = await enrolledFactor(context, oktaId, credentials)
  return { status, Status: 'Success', id: oktaId, oktaId, ...factor }
}

/**
 * Creates the login, mails its activation link or, to who was invited, that it is ready, and sends the first SMS code,
 * all or nothing. Asked again by the same session with the same entries, it answers the same again.
 */
export const createUserWithCredentials: Handler<'createUserWithCredentials'> = async (body, context) => {
  const credentials = credentialsOf(body)
  const proof = areAcceptable(credentials) ? await mayRegister(body, context) : null
  if (!proof) return refused
  const { loginId, email, question } = credentials
  const account = await claimAccount(context, body.connectionContractNumber)
  if (!account) return repeatResponse(context, credentials, body.connectionContractNumber)
  if (!(await claimLoginId(context, loginId))) return refused
  const secrets = await hashSecrets(credentials)
  const oktaId = newId('00u')
  const status = proof === 'invited' ? 'ACTIVE' : statusOfNew(account)
  if (!(await insertLogin(context, account, { oktaId, loginId, email, question, ...secrets }, status)))
    return refused
  await countMail(credentials, context)
  await mailConfirmation(context, proof, credentials, oktaId, account)
  await mailRegistrationNotice(context, 'registered', { contractNumber: account.contractNumber, email })
  await giveGrant(context, 'login', oktaId)
  const factor = await enrollIfOptedIn(context, oktaId, credentials)
  return { status, Status: 'Success', id: oktaId, oktaId, ...factor }
}
