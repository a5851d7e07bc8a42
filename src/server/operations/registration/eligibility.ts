import type { OperationResponse } from '../../../contract/operations.ts'
import { loginIdProblem } from '../../../../machines/rules/login-id.ts'
import { findAccount, type Account } from '../../domain/account.ts'
import { matchesBill } from '../../domain/bill-name.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { rules } from '../../domain/rate-limits.ts'
import { awaitsActivation, findLoginByLoginId, findPrimaryLogin } from '../../domain/login.ts'
import { givePermit } from '../../domain/grants.ts'

type Eligibility = OperationResponse<'checkRegistrationEligibility'>

const newYork = 'NY'

const ineligible = (Details: string, more: Partial<Eligibility> = {}): Eligibility => ({
  Status: 'Ineligible',
  StatusCode: '',
  'Okta Account Status': '',
  'Okta Id': '',
  ...more,
  Details,
})

/** What the utility's own records say against it; `null` when nothing does. */
const refusedByRecords = (account: Account): Eligibility | null => {
  if (account.companyCode === newYork) return ineligible('NY Company code present')
  if (account.registrationRefusal !== '')
    return ineligible(account.registrationRefusal, { StatusCode: account.registrationRefusalCode })
  return null
}

/** A login that waits for its link is reported STAGED, whatever the provider calls it: that offers the resend. */
const alreadyRegistered = async (account: Account, call: Call): Promise<Eligibility | null> => {
  const login = await findPrimaryLogin(call.sql, account.contractNumber)
  if (!login || login.lapsed) return null
  if (!awaitsActivation(login))
    return ineligible('Account Already Registered', { 'Okta Account Status': login.status })
  await givePermit(call, 'resend', login.oktaId)
  return ineligible('Account Already Registered', {
    'Okta Account Status': 'STAGED',
    'Okta Id': login.oktaId,
  })
}

/** Document 1, §4 and §8. Nothing is said about an account before the name on its bill was given. */
export const checkRegistrationEligibility: Handler<'checkRegistrationEligibility'> = async (body, call) => {
  await call.limit(rules.eligibilityByAccount(body.connectionContractNumber))
  await call.limit(rules.eligibilityByClient(call.clientAddress))
  const account = await findAccount(call.sql, body.connectionContractNumber)
  if (!account) return ineligible('Connection contract number does not exist')
  if (!matchesBill(body, account)) return ineligible('Incorrect account details provided')
  const refusal = refusedByRecords(account) ?? (await alreadyRegistered(account, call))
  if (refusal) return refusal
  await givePermit(call, 'register', account.contractNumber)
  return { Status: 'Eligible', Details: '', StatusCode: '', 'Okta Account Status': '', 'Okta Id': '' }
}

export const contractAccountExists: Handler<'contractAccountExists'> = async (body, call) => {
  await call.limit(rules.eligibilityByAccount(body.connectionContractNumber))
  await call.limit(rules.eligibilityByClient(call.clientAddress))
  return { exists: (await findAccount(call.sql, body.connectionContractNumber)) !== undefined }
}

/** True means available; so is one this very session just took, in case the answer to that got lost. */
export const loginIdValid: Handler<'loginIdValid'> = async (body, call) => {
  await call.limit(rules.loginIdByClient(call.clientAddress))
  const loginId = body.loginId.trim()
  const login = await findLoginByLoginId(call.sql, loginId)
  if (loginIdProblem(loginId) !== null) return false
  return !login || login.lapsed || login.createdSession === call.sessionHash
}
