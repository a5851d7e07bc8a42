import { phoneProblem } from '../../../../machines/rules/phone.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { findAccount } from '../../domain/account.ts'
import { mailActivationLink } from '../../mails/activation.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { areAcceptable, hashSecrets, type Credentials } from '../../domain/credentials.ts'
import { newId } from '../../domain/okta-ids.ts'
import { rules } from '../../domain/rate-limits.ts'
import { findLogin } from '../../domain/login.ts'
import { mailLoginReady } from '../../mails/login-ready.ts'
import { claimLoginId, insertLoginOf, type Holder } from '../../domain/new-login.ts'
import { passwordSummary } from '../../domain/password-policy.ts'
import { repeatedCreation } from '../registration/repeated-creation.ts'
import { givePermit } from '../../domain/grants.ts'
import { enrollIfOptedIn } from '../verification/second-factor.ts'
import { hasJurisdiction, readAddress, type Address } from './address.ts'
import { lockRequest, type ThirdPartyRequest } from '../../domain/third-party-request.ts'
import { areItsNumbers, linkLogin } from './holder.ts'
import { insertPartner } from './partner.ts'

type Given = Body<'thirdPartyRegistrationSubmit'>
type Registered = OperationResponse<'thirdPartyRegistrationSubmit'>
/** Each has a message of its own on the screen (document 2, §8). */
type Details =
  | 'No jurisdiction code'
  | 'Business partner not created'
  | 'Accounts not linked'
  | 'Login ID not available'
  | 'Account not created'

const answer = (more: Partial<Registered> & Pick<Registered, 'Status'>): Registered => ({
  Details: '',
  errorSummaryStatus: '',
  errorCauses: [],
  oktaId: '',
  smsFactorId: '',
  mfaEnrolledStatus: '',
  thirdPartyBusinessPartnerNumber: '',
  ...more,
})
const failed = (details: Details): Registered => answer({ Status: 'Failed', Details: details })

const credentialsOf = (given: Given): Credentials => ({
  loginId: given.loginId.trim(),
  email: given.email.trim(),
  password: given.password,
  question: given.securityQuestion,
  answer: given.securityAnswer,
  mfaOptIn: given.mfaOptIn,
  mfaPhoneFactor: given.mfaPhoneFactor,
})

const nameOf = ({ firstName, middleName = '', lastName }: Given): string =>
  [firstName, middleName, lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')

const isPerson = ({ firstName, lastName, telephone1 }: Given): boolean =>
  firstName.trim() !== '' &&
  lastName.trim() !== '' &&
  telephone1.startsWith('+') &&
  phoneProblem(telephone1) === null

/** A third party who has a login already gets no second one. */
const isLinkable = (request: ThirdPartyRequest | undefined, given: Given): request is ThirdPartyRequest =>
  request?.status === 'Accepted' &&
  request.businessPartnerNumber === '' &&
  request.refusal !== 'Accounts not linked' &&
  areItsNumbers(request, given)

/** What the record system says against the person; `null` when it takes them. */
const refusedByRecords = (
  request: ThirdPartyRequest,
  given: Given,
  address: Address | null,
): Details | null => {
  if (!isPerson(given) || !address) return 'Business partner not created'
  if (!hasJurisdiction(given.addressType, address)) return 'No jurisdiction code'
  return request.refusal === 'Business partner not created' ? request.refusal : null
}

/** What the identity provider says against the login; `null` when it takes it. */
const refusedByProvider = async (
  call: Call,
  request: ThirdPartyRequest,
  credentials: Credentials,
): Promise<Registered | null> => {
  const { loginId, password } = credentials
  const errorSummary = passwordSummary(call, password, loginId)
  if (errorSummary !== null)
    return answer({
      Status: 'Failed',
      errorSummaryStatus: 'Password policy',
      errorCauses: [{ errorSummary }],
    })
  const account = await findAccount(call.sql, request.contractNumber)
  const isRefused = request.refusal === 'Account not created' || !account || account.creationRefused
  if (isRefused || !areAcceptable(credentials)) return failed('Account not created')
  return (await claimLoginId(call, loginId)) ? null : failed('Login ID not available')
}

/** The mailed link has proved the address it went to; any other one has to be proved by a link of its own. */
const statusOf = (request: ThirdPartyRequest, email: string): Holder['status'] =>
  email.toLowerCase() === request.email.toLowerCase() ? 'ACTIVE' : 'STAGED'

const mailConfirmation = async (
  call: Call,
  status: Holder['status'],
  login: { oktaId: string; name: string } & Credentials,
) => {
  const { oktaId, loginId, email, name } = login
  await call.limit(rules.mailByClient(call.clientAddress))
  await call.limit(rules.activationMailByAddress(email))
  if (status === 'ACTIVE') await mailLoginReady(call, { loginId, email, name })
  else await mailActivationLink(call, { oktaId, email, customerName: name, language: call.language })
}

/** Login, business partner and link to the account, all or nothing. */
const register = async (
  call: Call,
  request: ThirdPartyRequest,
  given: Given,
  address: Address,
): Promise<Registered> => {
  const credentials = credentialsOf(given)
  const { loginId, email, question } = credentials
  const [oktaId, name, status] = [newId('00u'), nameOf(given), statusOf(request, email)]
  const names = { customerName: name, firstName: given.firstName.trim(), lastName: given.lastName.trim() }
  const login = { oktaId, loginId, email, question, ...(await hashSecrets(credentials)) }
  if (!(await insertLoginOf(call, { status, customerType: 'Individual', ...names }, login)))
    return failed('Login ID not available')
  const thirdPartyBusinessPartnerNumber = await insertPartner(call, request, oktaId, given, address)
  await linkLogin(call, request, oktaId)
  await mailConfirmation(call, status, { ...credentials, oktaId, name })
  await givePermit(call, 'login', oktaId)
  const factor = await enrollIfOptedIn(call, oktaId, credentials)
  return answer({ Status: 'Success', oktaId, ...factor, thirdPartyBusinessPartnerNumber })
}

/** For a session whose answer was lost; refused to everybody else. */
const answerAgain = async (call: Call, request: ThirdPartyRequest, given: Given): Promise<Registered> => {
  const login = request.oktaId === null ? undefined : await findLogin(call.sql, request.oktaId)
  const factor =
    login && areItsNumbers(request, given) ? await repeatedCreation(call, credentialsOf(given), login) : null
  if (!login || !factor) return failed('Accounts not linked')
  const { businessPartnerNumber: thirdPartyBusinessPartnerNumber } = request
  return answer({ Status: 'Success', oktaId: login.oktaId, ...factor, thirdPartyBusinessPartnerNumber })
}

/**
 * Registers the third party of an accepted request (document 2, §2.8, §5, §8): every rule of the form once more, then
 * a login that can sign in at once when its address is the one the link was mailed to.
 */
export const thirdPartyRegistrationSubmit: Handler<'thirdPartyRegistrationSubmit'> = async (given, call) => {
  await call.limit(rules.linkByClient(call.clientAddress))
  const request = await lockRequest(call.sql, given.thirdPartyURLHashCode)
  if (request?.status === 'Completed') return answerAgain(call, request, given)
  if (!isLinkable(request, given)) return failed('Accounts not linked')
  const address = readAddress(given)
  const refusal = refusedByRecords(request, given, address)
  if (refusal || !address) return failed(refusal ?? 'Business partner not created')
  return (
    (await refusedByProvider(call, request, credentialsOf(given))) ?? register(call, request, given, address)
  )
}
