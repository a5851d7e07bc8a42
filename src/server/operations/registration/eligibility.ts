import { freeText } from '../../../contract/fields.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { loginIdError } from '../../../../machines/rules/login-id.ts'
import { findAccount, isNewYork, matchesBill, type Account } from '../../domain/account.ts'
import { type RequestContext, type Handler, withoutTransaction } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { awaitsActivation, findLoginByLoginId, findPrimaryLogin } from '../../domain/login.ts'
import { giveGrant } from '../../domain/grants.ts'

type Eligibility = OperationResponse<'checkRegistrationEligibility'>

const ineligible = (Details: Eligibility['Details'], more: Partial<Eligibility> = {}): Eligibility => ({
  Status: 'Ineligible',
  StatusCode: '',
  'Okta Account Status': '',
  'Okta Id': '',
  ...more,
  Details,
})

const refusedByRecords = (account: Account): Eligibility | null => {
  if (isNewYork(account)) return ineligible('NY Company code present')
  if (account.registrationRefusal !== '')
    return ineligible(freeText(account.registrationRefusal), {
      StatusCode: freeText(account.registrationRefusalCode),
    })
  return null
}

/**
 * If the login is not activated yet, the response always contains the status STAGED, because the portal offers to send
 * the activation mail again only for this status.
 */
const alreadyRegistered = async (account: Account, context: RequestContext): Promise<Eligibility | null> => {
  const login = await findPrimaryLogin(context.db, account.contractNumber)
  if (!login || login.lapsed) return null
  if (!awaitsActivation(login))
    return ineligible('Account Already Registered', { 'Okta Account Status': freeText(login.status) })
  await giveGrant(context, 'resend', login.oktaId)
  return ineligible('Account Already Registered', {
    'Okta Account Status': 'STAGED',
    'Okta Id': login.oktaId,
  })
}

/**
 * Checks whether an account can be registered (document 1, §4 and §8). Reveals nothing about an account unless the
 * request contains the name on its bill.
 */
export const checkRegistrationEligibility: Handler<'checkRegistrationEligibility'> = async (
  body,
  context,
) => {
  await context.limit(
    rateLimits.eligibilityByClient(context.clientAddress),
    rateLimits.eligibilityByAccount(context.clientAddress, body.connectionContractNumber),
    rateLimits.eligibilityByAccountOfAll(context.clientAddress, body.connectionContractNumber),
  )
  const account = await findAccount(context.db, body.connectionContractNumber)
  if (!account || account.closedAt) return ineligible('Connection contract number does not exist')
  if (!matchesBill(body, account)) return ineligible('Incorrect account details provided')
  const refusal = refusedByRecords(account) ?? (await alreadyRegistered(account, context))
  if (refusal) return refusal
  await giveGrant(context, 'register', account.contractNumber)
  return { Status: 'Eligible', Details: '', StatusCode: '', 'Okta Account Status': '', 'Okta Id': '' }
}

export const contractAccountExists = withoutTransaction<'contractAccountExists'>(async (body, context) => {
  await context.limit(
    rateLimits.eligibilityByClient(context.clientAddress),
    rateLimits.accountExistsByAccount(context.clientAddress, body.connectionContractNumber),
  )
  const account = await findAccount(context.db, body.connectionContractNumber)
  return { exists: account?.closedAt === null }
})

/**
 * A login ID that this session has registered is treated as available, because it is possible that the response of the
 * registration was lost.
 */
export const loginIdValid = withoutTransaction<'loginIdValid'>(async (body, context) => {
  await context.limit(rateLimits.loginIdByClient(context.clientAddress))
  const { loginId } = body
  const login = await findLoginByLoginId(context.db, loginId)
  if (loginIdError(loginId) !== null) return false
  return !login || login.lapsed || login.createdSession === context.sessionHash
})
