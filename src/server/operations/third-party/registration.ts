import {
  claimLoginId,
  findLogin,
  insertLoginOf,
  isOwnCreation,
  type LoginOwner,
  proveOwnCreation,
} from '../../domain/login.ts'
import { personErrors } from '../../../../machines/forms/third-party.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import type { OtherText } from '../../../contract/fields.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { findAccount, joinParts } from '../../domain/account.ts'
import { mailActivationLink } from '../../mails/registration.ts'
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
import { normaliseEmail } from '../../domain/spelling.ts'
import { newId } from '../../domain/okta-ids.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { mailLoginReady } from '../../mails/login.ts'
import { giveGrant } from '../../domain/grants.ts'
import type { Hash } from '../../domain/secret-hash.ts'
import {
  createSecrets,
  enrollIfOptedIn,
  enrolledFactor,
  type NewSecrets,
} from '../../factors/sms-enrollment.ts'
import { hasJurisdiction, readAddress, type Address } from './address.ts'
import {
  findRequest,
  linkLogin,
  lockRequest,
  matchesRequest,
  type ThirdPartyRequest,
} from '../../domain/third-party-request.ts'
import { insertPartner } from './partner.ts'

type RegistrationBody = Body<'thirdPartyRegistrationSubmit'>
type Registered = OperationResponse<'thirdPartyRegistrationSubmit'>
type Details = Exclude<Registered['Details'], OtherText | ''>

const response = (more: Partial<Registered> & Pick<Registered, 'Status'>): Registered => ({
  Details: '',
  errorSummaryStatus: '',
  errorCauses: [],
  oktaId: '',
  smsFactorId: '',
  mfaEnrolledStatus: '',
  thirdPartyBusinessPartnerNumber: '',
  ...more,
})
const failed = (details: Details): Registered => response({ Status: 'Failed', Details: details })

const credentialsOf = (body: RegistrationBody): Credentials => ({
  loginId: body.loginId,
  email: body.email,
  password: body.password,
  question: body.securityQuestion,
  answer: body.securityAnswer,
  mfaOptIn: body.mfaOptIn,
  mfaPhoneFactor: body.mfaPhoneFactor,
})

const nameOf = ({ firstName, middleName = '', lastName }: RegistrationBody): string =>
  joinParts([firstName, middleName, lastName])

const isPerson = (body: RegistrationBody): boolean => {
  const { firstName, middleName = '', lastName, telephone1, telephone1Ext = '' } = body
  const person = { firstName, middleName, lastName, primaryPhone: telephone1, extension: telephone1Ext }
  return telephone1.startsWith('+') && !hasErrors(personErrors(person))
}

/** A third party who already has a login gets no second login. */
const isLinkable = (
  request: ThirdPartyRequest | undefined,
  body: RegistrationBody,
): request is ThirdPartyRequest =>
  request?.status === 'Accepted' &&
  request.businessPartnerNumber === '' &&
  request.refusal !== 'Accounts not linked' &&
  matchesRequest(request, body)

const refusedByRecords = (
  request: ThirdPartyRequest,
  body: RegistrationBody,
  address: Address | null,
): Details | null => {
  if (!isPerson(body) || !address) return 'Business partner not created'
  if (!hasJurisdiction(body.addressType, address)) return 'No jurisdiction code'
  return request.refusal === 'Business partner not created' ? request.refusal : null
}

const refusedByProvider = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  credentials: Credentials,
): Promise<Registered | null> => {
  const { loginId, password } = credentials
  const errorSummary = passwordSummary(context, password, loginId)
  if (errorSummary !== null)
    return response({
      Status: 'Failed',
      errorSummaryStatus: 'Password policy',
      errorCauses: [{ errorSummary }],
    })
  const account = await findAccount(context.db, request.contractNumber)
  const isRefused = request.refusal === 'Account not created' || !account || account.creationRefused
  if (isRefused || !areAcceptable(credentials)) return failed('Account not created')
  return (await claimLoginId(context, loginId)) ? null : failed('Login ID not available')
}

/**
 * Returns the status of the new login. The opened link proves the address to which it was mailed. If the person has
 * typed another address, an activation link must prove that address.
 */
const statusOf = (request: ThirdPartyRequest, email: string): LoginOwner['status'] =>
  normaliseEmail(email) === normaliseEmail(request.email) ? 'ACTIVE' : 'STAGED'

const mailConfirmation = async (
  context: RequestContext,
  status: LoginOwner['status'],
  login: { oktaId: string; name: string } & Credentials,
) => {
  const { oktaId, loginId, email, name } = login
  await countRegistrationMail(context, login)
  if (status === 'ACTIVE')
    await mailLoginReady(context, { to: email, language: context.language }, { loginId, name })
  else await mailActivationLink(context, { oktaId, email })
}

const register = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  body: RegistrationBody,
  address: Address,
  { secrets, otp }: NewSecrets,
): Promise<Registered> => {
  const credentials = credentialsOf(body)
  const { loginId, email, question } = credentials
  const [oktaId, name, status] = [newId('00u'), nameOf(body), statusOf(request, email)]
  const names = { customerName: name, firstName: body.firstName, lastName: body.lastName }
  const login = { oktaId, loginId, email, question, ...secrets }
  if (!(await insertLoginOf(context, { status, customerType: 'Individual', ...names }, login)))
    return failed('Login ID not available')
  const thirdPartyBusinessPartnerNumber = await insertPartner(context, request, oktaId, body, address)
  await linkLogin(context, request, oktaId)
  context.logSecurityEvent('registered', { oktaId })
  await mailConfirmation(context, status, { ...credentials, oktaId, name })
  await giveGrant(context, 'login', oktaId)
  const factor = await enrollIfOptedIn(context, oktaId, credentials, otp)
  return response({ Status: 'Success', oktaId, ...factor, thirdPartyBusinessPartnerNumber })
}

/**
 * If the first response is lost, the portal repeats the call.
 * @returns the hash for `repeatResponse`; `null` for any other login
 */
const proveRepetition = async (
  context: CallContext,
  request: ThirdPartyRequest,
  body: RegistrationBody,
): Promise<Hash | null> => {
  if (request.oktaId === null || !matchesRequest(request, body)) return null
  const login = await findLogin(context.db, request.oktaId)
  return login ? proveOwnCreation(context, login, credentialsOf(body)) : null
}

const repeatResponse = async (
  context: RequestContext,
  body: RegistrationBody,
  proof: Hash,
): Promise<Registered> => {
  const credentials = credentialsOf(body)
  const request = await findRequest(context.db, body.thirdPartyURLHashCode)
  const login = request?.oktaId ? await findLogin(context.db, request.oktaId) : undefined
  if (!request || !login || !(await isOwnCreation(context, login, credentials, proof)))
    return failed('Accounts not linked')
  const { oktaId } = login
  const { businessPartnerNumber: thirdPartyBusinessPartnerNumber } = request
  const factor = await enrolledFactor(context, oktaId, credentials)
  return response({ Status: 'Success', oktaId, ...factor, thirdPartyBusinessPartnerNumber })
}

const complete = async (
  context: RequestContext,
  body: RegistrationBody,
  secrets: NewSecrets,
): Promise<Registered> => {
  const request = await lockRequest(context.db, body.thirdPartyURLHashCode)
  if (request?.status === 'Completed') throw new Outdated()
  if (!isLinkable(request, body)) return failed('Accounts not linked')
  const address = readAddress(body)
  const refusal = refusedByRecords(request, body, address)
  if (refusal || !address) return failed(refusal ?? 'Business partner not created')
  return (
    (await refusedByProvider(context, request, credentialsOf(body))) ??
    register(context, request, body, address, secrets)
  )
}

/**
 * Registers the third party of an accepted third-party request (document 2, §2.8, §5, §8). Checks all rules of the form
 * again. The new login is active at once if its address is the address to which the link was mailed.
 */
export const thirdPartyRegistrationSubmit: PreparedHandler<
  'thirdPartyRegistrationSubmit',
  NewSecrets | { readonly repeated: Hash }
> = {
  prepare: async (body, context) => {
    await context.limit(rateLimits.linkByClient(context.clientAddress))
    const request = await findRequest(context.db, body.thirdPartyURLHashCode)
    const repeated = request?.status === 'Completed' ? await proveRepetition(context, request, body) : null
    if (repeated) return { repeated }
    if (!isLinkable(request, body)) return new Answered(failed('Accounts not linked'))
    return createSecrets(credentialsOf(body), context)
  },
  complete: (made, body, context) =>
    'repeated' in made ? repeatResponse(context, body, made.repeated) : complete(context, body, made),
}
