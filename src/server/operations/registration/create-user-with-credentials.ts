import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { mailActivationLink } from '../../mails/activation.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { areAcceptable, hashSecrets, type Credentials } from '../../domain/credentials.ts'
import { newId } from '../../domain/okta-ids.ts'
import { findInvitation, spendInvitation } from '../../mails/invitation.ts'
import { isAllowed, rules } from '../../domain/rate-limits.ts'
import { mailLoginReady } from '../../mails/login-ready.ts'
import { fullName, type Account } from '../../domain/account.ts'
import { claimAccount, claimLoginId, insertLogin, statusOfNew } from '../../domain/new-login.ts'
import { repeatedCreation } from './repeated-creation.ts'
import { awaitsActivation, findPrimaryLogin } from '../../domain/login.ts'
import { givePermit, hasPermit } from '../../domain/grants.ts'
import { enrollIfOptedIn } from '../verification/second-factor.ts'

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
const isInvited = async (guid: string, body: Given, call: Call): Promise<boolean> => {
  const { connectionContractNumber: contractNumber, email } = body
  if (!(await hasPermit(call, ['invited'], contractNumber))) return false
  const invitation = await findInvitation(call, contractNumber, guid)
  return invitation !== undefined && invitation.isOpen && invitation.email === email.trim()
}

/**
 * Why this session may register the account: an eligibility success within the last 30 minutes, or an invitation it
 * opened within the last two hours.
 */
const mayRegister = async (body: Given, call: Call): Promise<Proof | null> => {
  const { connectionContractNumber, invitationGuid } = body
  if (invitationGuid !== undefined) return (await isInvited(invitationGuid, body, call)) ? 'invited' : null
  return (await hasPermit(call, ['register'], connectionContractNumber)) ? 'eligible' : null
}

const credentialsOf = (body: Given): Credentials => ({
  ...body,
  loginId: body.loginId.trim(),
  email: body.email.trim(),
})

/** Limits of the mails a registration sends; the one by login ID only counts, resends are refused by it. */
const countMail = async (credentials: Credentials, call: Call): Promise<void> => {
  await call.limit(rules.mailByClient(call.clientAddress))
  await call.limit(rules.activationMailByAddress(credentials.email))
  await isAllowed(call, rules.activationMailByLogin(credentials.loginId))
}

/** An invited address is proved already; every other one waits for its link. */
const mailLink = async (
  call: Call,
  proof: Proof,
  { email, loginId }: Credentials,
  oktaId: string,
  account: Account,
) => {
  const { contractNumber } = account
  const customerName = fullName(account)
  if (proof === 'eligible')
    return mailActivationLink(call, { oktaId, email, customerName, language: call.language })
  await spendInvitation(call.sql, contractNumber)
  return mailLoginReady(call, { loginId, email, name: customerName })
}

/** For a session whose answer was lost; refused to everybody else, and once the login is in use. */
const answerAgain = async (call: Call, credentials: Credentials, contractNumber: string) => {
  const login = await findPrimaryLogin(call.sql, contractNumber)
  if (!login || !awaitsActivation(login)) return refused
  const factor = await repeatedCreation(call, credentials, login)
  const { oktaId, status } = login
  return factor ? { status, Status: 'Success', id: oktaId, oktaId, ...factor } : refused
}

/**
 * Creates the login, mails its activation link or, to who was invited, that it is ready, and sends the first SMS code,
 * all or nothing. Asked again by the same session with the same entries, it answers the same again.
 */
export const createUserWithCredentials: Handler<'createUserWithCredentials'> = async (body, call) => {
  const credentials = credentialsOf(body)
  const proof = areAcceptable(credentials) ? await mayRegister(body, call) : null
  if (!proof) return refused
  const { loginId, email, question } = credentials
  const account = await claimAccount(call, body.connectionContractNumber)
  if (!account) return answerAgain(call, credentials, body.connectionContractNumber)
  if (!(await claimLoginId(call, loginId))) return refused
  const secrets = await hashSecrets(credentials)
  const oktaId = newId('00u')
  const status = proof === 'invited' ? 'ACTIVE' : statusOfNew(account)
  if (!(await insertLogin(call, account, { oktaId, loginId, email, question, ...secrets }, status)))
    return refused
  await countMail(credentials, call)
  await mailLink(call, proof, credentials, oktaId, account)
  await givePermit(call, 'login', oktaId)
  const factor = await enrollIfOptedIn(call, oktaId, credentials)
  return { status, Status: 'Success', id: oktaId, oktaId, ...factor }
}
