import { claimLoginId, findLogin, insertLoginOf, isOwnCreation, type LoginOwner } from '../../domain/login.ts'
import { personErrors } from '../../../../machines/forms/third-party.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { findAccount, joinParts } from '../../domain/account.ts'
import { mailActivationLink } from '../../mails/activation.ts'
import {
  type CallContext,
  Outdated,
  type PreparedHandler,
  type RequestContext,
} from '../../domain/request-context.ts'
import {
  areAcceptable,
  type HashedSecrets,
  hashSecrets,
  passwordSummary,
  type Credentials,
} from '../../domain/credentials.ts'
import { normaliseEmail } from '../../domain/email-address.ts'
import { newId } from '../../domain/okta-ids.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { countRegistrationMail } from '../../domain/registration-mail.ts'
import { mailLoginReady } from '../../mails/login-ready.ts'
import { giveGrant } from '../../domain/grants.ts'
import { callerByAddress } from '../../domain/hash-caller.ts'
import { createOtp, type NewOtp } from '../../factors/otp.ts'
import { enrollIfOptedIn, enrolledFactor } from '../../factors/sms-enrollment.ts'
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
/** The values of `Details` for which the third party's registration page has a message (document 2, §8). */
type Details =
  | 'No jurisdiction code'
  | 'Business partner not created'
  | 'Accounts not linked'
  | 'Login ID not available'
  | 'Account not created'

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
  loginId: body.loginId.trim(),
  email: body.email.trim(),
  password: body.password,
  question: body.securityQuestion,
  answer: body.securityAnswer,
  mfaOptIn: body.mfaOptIn,
  mfaPhoneFactor: body.mfaPhoneFactor,
})

const nameOf = ({ firstName, middleName = '', lastName }: RegistrationBody): string =>
  joinParts([firstName, middleName, lastName])

/**
 * The names that are allowed in mails. A mail starts with the recipient's name. If a whole sentence were allowed as a
 * name, this sentence would look like a text of the utility.
 */
const mailableName = /^[\p{L}\p{M} '’.-]{1,60}$/u

const isPerson = (body: RegistrationBody): boolean => {
  const { firstName, lastName, telephone1 } = body
  return (
    mailableName.test(nameOf(body)) &&
    telephone1.startsWith('+') &&
    !hasErrors(personErrors({ firstName, lastName, primaryPhone: telephone1 }))
  )
}

/**
 * Whether the third-party request can be linked to a new login. A third party who already has a login gets no second
 * login.
 */
const isLinkable = (
  request: ThirdPartyRequest | undefined,
  body: RegistrationBody,
): request is ThirdPartyRequest =>
  request?.status === 'Accepted' &&
  request.businessPartnerNumber === '' &&
  request.refusal !== 'Accounts not linked' &&
  matchesRequest(request, body)

/** Returns the reason why the utility's customer record system refuses the person; `null` if it accepts the person. */
const refusedByRecords = (
  request: ThirdPartyRequest,
  body: RegistrationBody,
  address: Address | null,
): Details | null => {
  if (!isPerson(body) || !address) return 'Business partner not created'
  if (!hasJurisdiction(body.addressType, address)) return 'No jurisdiction code'
  return request.refusal === 'Business partner not created' ? request.refusal : null
}

/** Returns the response with which the identity provider refuses the login; `null` if it accepts the login. */
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

interface Prepared {
  readonly secrets: HashedSecrets
  readonly otp: NewOtp | null
}

/** Creates the login and the business partner, and gives the login access to the account, all in one transaction. */
const register = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  body: RegistrationBody,
  address: Address,
  { secrets, otp }: Prepared,
): Promise<Registered> => {
  const credentials = credentialsOf(body)
  const { loginId, email, question } = credentials
  const [oktaId, name, status] = [newId('00u'), nameOf(body), statusOf(request, email)]
  const names = { customerName: name, firstName: body.firstName.trim(), lastName: body.lastName.trim() }
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
 * Finds the login that this session has already registered with the same values. If the first response is lost, the
 * portal repeats the call.
 * @returns `undefined` for any other login
 */
const findOwnCreation = async (context: CallContext, request: ThirdPartyRequest, body: RegistrationBody) => {
  if (request.oktaId === null || !matchesRequest(request, body)) return undefined
  const login = await findLogin(context.db, request.oktaId)
  return login && (await isOwnCreation(context, login, credentialsOf(body))) ? login : undefined
}

const repeatResponse = async (
  context: RequestContext,
  oktaId: string,
  { businessPartnerNumber: thirdPartyBusinessPartnerNumber }: ThirdPartyRequest,
  body: RegistrationBody,
): Promise<Registered> => {
  const factor = await enrolledFactor(context, oktaId, credentialsOf(body))
  return response({ Status: 'Success', oktaId, ...factor, thirdPartyBusinessPartnerNumber })
}

const complete = async (
  context: RequestContext,
  body: RegistrationBody,
  prepared: Prepared,
): Promise<Registered> => {
  const request = await lockRequest(context.db, body.thirdPartyURLHashCode)
  if (request?.status === 'Completed') throw new Outdated()
  if (!isLinkable(request, body)) return failed('Accounts not linked')
  const address = readAddress(body)
  const refusal = refusedByRecords(request, body, address)
  if (refusal || !address) return failed(refusal ?? 'Business partner not created')
  return (
    (await refusedByProvider(context, request, credentialsOf(body))) ??
    register(context, request, body, address, prepared)
  )
}

/**
 * Registers the third party of an accepted third-party request (document 2, §2.8, §5, §8). Checks all rules of the form
 * again. The new login is active at once if its address is the address to which the link was mailed.
 */
export const thirdPartyRegistrationSubmit: PreparedHandler<'thirdPartyRegistrationSubmit'> = {
  prepare: async (body, context) => {
    await context.limit(rateLimits.linkByClient(context.clientAddress))
    const request = await findRequest(context.db, body.thirdPartyURLHashCode)
    if (request?.status === 'Completed') {
      const own = await findOwnCreation(context, request, body)
      if (!own) return () => Promise.resolve(failed('Accounts not linked'))
      return (inTransaction) => repeatResponse(inTransaction, own.oktaId, request, body)
    }
    if (!isLinkable(request, body)) return () => Promise.resolve(failed('Accounts not linked'))
    const caller = callerByAddress(context.clientAddress)
    const [secrets, otp] = await Promise.all([
      hashSecrets(credentialsOf(body), caller),
      body.mfaOptIn ? createOtp(caller) : null,
    ])
    return (inTransaction) => complete(inTransaction, body, { secrets, otp })
  },
}
