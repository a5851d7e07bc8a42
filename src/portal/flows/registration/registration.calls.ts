import { fromPromise } from 'xstate'
import type { BillEntries } from '../../../../machines/forms/bill.ts'
import type { InvitationEntries } from '../../../../machines/forms/login-form.ts'
import type { LoginIdOutcome } from '../../../../machines/parts/login-creation.machine.ts'
import type { CreateLoginOutcome } from '../../../../machines/shared/created-login.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'

export type CreateUserBody = Body<'createUserWithCredentials'>

/**
 * What every new login sends. A phone that was typed before the box was cleared is not sent.
 * @param international given, because it needs the large phone library, which this file must not load for other flows
 */
export const credentialsBody = (entries: InvitationEntries, international: (phone: string) => string) => ({
  loginId: entries.loginId,
  password: entries.password,
  mfaOptIn: entries.mfaOptIn,
  mfaPhoneFactor: entries.mfaOptIn ? international(entries.phone) : '',
})

export const firstSummary = ({
  errorCauses,
}: Pick<OperationResponse<'createUserWithCredentials'>, 'errorCauses'>) =>
  errorCauses[0]?.errorSummary.trim().slice(0, 200) ?? ''

export const loginOutcome = (
  isCreated: boolean,
  answer: OperationResponse<'createUserWithCredentials'>,
  { loginId, email, mfaPhoneFactor: phone }: CreateUserBody,
): CreateLoginOutcome => {
  if (!isCreated) return { kind: 'refused', passwordReason: firstSummary(answer) }
  const oktaId = answer.oktaId || answer.id
  const factorId = answer.mfaEnrolledStatus === 'Success' ? answer.smsFactorId : ''
  return { kind: 'created', login: { loginId, email, oktaId, factorId, phone } }
}

export const createUserCall = ({ call }: Services) =>
  idempotentCall(call, registrationOperations.createUserWithCredentials)
export type CreateUser = ReturnType<typeof createUserCall>

/**
 * Checks that a login ID is free. If the portal has sent a call that creates this login and received no response, the
 * function treats the login ID as free, although the lost call might have created the login. The next call has the same
 * idempotency key, so the backend does not create a second login.
 */
export const checkLoginId = (
  { call }: Services,
  creation: { isUnanswered(isSuch: (body: { readonly loginId: string }) => boolean): boolean },
  isRegistered = () => Promise.resolve(false),
) =>
  fromPromise<LoginIdOutcome, { loginId: string }>(async ({ input }) => {
    const isFree = await call(registrationOperations.loginIdValid, input)
    const isOwn = () => creation.isUnanswered(({ loginId }) => loginId === input.loginId)
    return { kind: isFree || isOwn() || (await isRegistered()) ? 'available' : 'taken' }
  })

export const eligibilityBody = (entries: BillEntries): Body<'checkRegistrationEligibility'> =>
  entries.customerType === 'individual'
    ? {
        connectionContractNumber: entries.accountNumber,
        customerType: 'Person',
        firstName: entries.firstName,
        middleName: entries.middleName,
        lastName: entries.lastName,
      }
    : {
        connectionContractNumber: entries.accountNumber,
        customerType: 'Organization',
        customerName: entries.customerName,
      }
