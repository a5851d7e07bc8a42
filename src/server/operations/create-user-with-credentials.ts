import type { Answer, Body } from '../../contract/operations.ts'
import { mailActivationLink } from './activation-link.ts'
import type { Call, Handler } from './call.ts'
import { areAcceptable, hashSecrets, type Credentials } from './credentials.ts'
import { newId } from './ids.ts'
import { isAllowed, rules } from './limits.ts'
import { fullName } from './account.ts'
import { claimAccount, claimLoginId, insertLogin, statusOfNew } from './new-login.ts'
import { givePermit, hasPermit } from './permits.ts'
import { enrollSmsFactor } from './sms-factor.ts'

type Created = Answer<'createUserWithCredentials'>
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

/** Proof that this session may register the account: an eligibility success within the last 30 minutes. */
const mayRegister = (body: Given, call: Call): Promise<boolean> =>
  hasPermit(call, ['register'], body.connectionContractNumber)

const credentialsOf = (body: Given): Credentials => ({
  ...body,
  loginId: body.loginId.trim(),
  email: body.email.trim(),
})

/** Limits of the mails a registration sends; the one by login ID only counts, resends are refused by it. */
const countMail = async (credentials: Credentials, call: Call): Promise<void> => {
  await call.limit(rules.mailByClient(call.clientAddress))
  await call.limit(rules.activationMailByAddress(credentials.email.toLowerCase()))
  await isAllowed(call, rules.activationMailByLogin(credentials.loginId.toLowerCase()))
}

const secondFactor = async (credentials: Credentials, oktaId: string, call: Call) => {
  if (!credentials.mfaOptIn) return { mfaEnrolledStatus: '', smsFactorId: '' }
  const smsFactorId = await enrollSmsFactor(call, oktaId, credentials.mfaPhoneFactor)
  return smsFactorId
    ? { mfaEnrolledStatus: 'Success', smsFactorId }
    : { mfaEnrolledStatus: 'Failed', smsFactorId: '' }
}

/** Creates the login, mails its activation link and sends the first SMS code, all or nothing. */
export const createUserWithCredentials: Handler<'createUserWithCredentials'> = async (body, call) => {
  const credentials = credentialsOf(body)
  if (!areAcceptable(credentials) || !(await mayRegister(body, call))) return refused
  const { loginId, email, question } = credentials
  const account = await claimAccount(call, body.connectionContractNumber)
  if (!account || !(await claimLoginId(call, loginId))) return refused
  const secrets = await hashSecrets(credentials)
  const oktaId = newId('00u')
  if (!(await insertLogin(call, account, { oktaId, loginId, email, question, ...secrets }))) return refused
  await countMail(credentials, call)
  await mailActivationLink(call, { oktaId, email, customerName: fullName(account), language: call.language })
  await givePermit(call, 'login', oktaId)
  const factor = await secondFactor(credentials, oktaId, call)
  return { status: statusOfNew(account), Status: 'Success', id: oktaId, oktaId, ...factor }
}
