import {
  awaitsActivation,
  claimAccount,
  claimLoginId,
  findPrimaryLogin,
  insertLogin,
  isOwnCreation,
  proveOwnCreation,
  statusOfNew,
} from '../../domain/login.ts'
import { freeText } from '../../../contract/fields.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { mailActivationLink, mailRegistrationNotice } from '../../mails/registration.ts'
import {
  Answered,
  type CallContext,
  Outdated,
  type PreparedHandler,
  type RequestContext,
} from '../../domain/request-context.ts'
import {
  areAcceptable,
  passwordSummary,
  type Credentials,
  countRegistrationMail,
} from '../../domain/credentials.ts'
import { newId } from '../../domain/okta-ids.ts'
import { findInvitation, redeemInvitation } from '../../domain/invitation.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import type { Hash } from '../../domain/secret-hash.ts'
import { mailLoginReady } from '../../mails/login.ts'
import { fullName, type Account } from '../../domain/account.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import {
  createSecrets,
  enrollIfOptedIn,
  enrolledFactor,
  type NewSecrets,
} from '../../factors/sms-enrollment.ts'

type Created = OperationResponse<'createUserWithCredentials'>
type NewLoginBody = Body<'createUserWithCredentials'>

/** For every status except `PROVISIONED` and `STAGED`, the portal shows "Could not create user" (document 1, §4). */
const refused: Created = {
  status: 'FAILED',
  Status: 'Failed',
  id: '',
  oktaId: '',
  mfaEnrolledStatus: '',
  smsFactorId: '',
  errorCauses: [],
}

type Proof = 'eligible' | 'invited'

/**
 * Whether this session has opened a valid invitation for the account, and the customer has typed the address to which
 * it was mailed. An invitation proves only this address.
 */
const isInvited = async (guid: string, body: NewLoginBody, context: CallContext): Promise<boolean> => {
  const { connectionContractNumber: contractNumber, email } = body
  if (!(await hasGrant(context, ['invited'], contractNumber))) return false
  const invitation = await findInvitation(context, contractNumber, guid)
  return invitation !== undefined && invitation.isOpen && invitation.email === email
}

const mayRegister = async (body: NewLoginBody, context: CallContext): Promise<Proof | null> => {
  const { connectionContractNumber, invitationGuid } = body
  if (invitationGuid !== undefined) return (await isInvited(invitationGuid, body, context)) ? 'invited' : null
  return (await hasGrant(context, ['register'], connectionContractNumber)) ? 'eligible' : null
}

/**
 * Mails the confirmation of a registration. An invited customer has already proved the address by the invitation, and
 * gets a mail that the login is ready. Any other customer gets an activation link, which proves the address.
 */
const mailConfirmation = async (
  context: RequestContext,
  proof: Proof,
  { email, loginId }: Credentials,
  oktaId: string,
  account: Account,
) => {
  const { language } = context
  if (proof === 'eligible') return mailActivationLink(context, { oktaId, email })
  await redeemInvitation(context.db, account.contractNumber)
  return mailLoginReady(context, { to: email, language }, { loginId, name: fullName(account) })
}

const repeatResponse = async (
  context: RequestContext,
  contractNumber: string,
  credentials: Credentials,
  proof: Hash,
): Promise<Created> => {
  const login = await findPrimaryLogin(context.db, contractNumber)
  if (!login || !awaitsActivation(login)) return refused
  if (!(await isOwnCreation(context, login, credentials, proof))) return refused
  const { oktaId, status } = login
  const factor = await enrolledFactor(context, oktaId, credentials)
  return { status: freeText(status), Status: 'Success', id: oktaId, oktaId, ...factor, errorCauses: [] }
}

const isRegisteredMeanwhile = async ({ db, sessionHash }: RequestContext, contractNumber: string) =>
  (await findPrimaryLogin(db, contractNumber))?.createdSession === sessionHash

const create = async (
  context: RequestContext,
  body: NewLoginBody,
  { secrets, otp }: NewSecrets,
): Promise<Created> => {
  const { loginId, email, question } = body
  const contractNumber = body.connectionContractNumber
  const account = await claimAccount(context, contractNumber)
  if (!account) {
    if (await isRegisteredMeanwhile(context, contractNumber)) throw new Outdated()
    return refused
  }
  const proof = await mayRegister(body, context)
  if (!proof || !(await claimLoginId(context, loginId))) return refused
  const oktaId = newId('00u')
  const status = proof === 'invited' ? 'ACTIVE' : statusOfNew(account)
  if (!(await insertLogin(context, account, { oktaId, loginId, email, question, ...secrets }, status)))
    return refused
  context.logSecurityEvent('registered', { oktaId })
  await countRegistrationMail(context, body)
  await mailConfirmation(context, proof, body, oktaId, account)
  await mailRegistrationNotice(context, 'registered', { contractNumber, email, emailOnRecord: account.email })
  await giveGrant(context, 'login', oktaId)
  const factor = await enrollIfOptedIn(context, oktaId, body, otp)
  return { status, Status: 'Success', id: oktaId, oktaId, ...factor, errorCauses: [] }
}

/**
 * Creates a login, mails its activation link and sends the first SMS code, all in one transaction. An invited
 * customer gets no activation link, but a mail that the login is ready. If the same session repeats the call with the
 * same values, it gets the same response.
 */
export const createUserWithCredentials: PreparedHandler<
  'createUserWithCredentials',
  NewSecrets | { readonly repeated: Hash }
> = {
  prepare: async (body, context) => {
    const errorSummary = passwordSummary(context, body.password, body.loginId)
    if (errorSummary !== null) return new Answered({ ...refused, errorCauses: [{ errorSummary }] })
    if (!areAcceptable(body) || !(await mayRegister(body, context))) return new Answered(refused)
    await context.limit(rateLimits.creationBySession(context.sessionHash))
    const holder = await findPrimaryLogin(context.db, body.connectionContractNumber)
    const repeated = holder && awaitsActivation(holder) ? await proveOwnCreation(context, holder, body) : null
    if (repeated) return { repeated }
    // If the account already has a login, the server skips the slow hashing of the password.
    return holder && !holder.lapsed ? new Answered(refused) : createSecrets(body, context)
  },
  complete: (made, body, context) =>
    'repeated' in made
      ? repeatResponse(context, body.connectionContractNumber, body, made.repeated)
      : create(context, body, made),
}
