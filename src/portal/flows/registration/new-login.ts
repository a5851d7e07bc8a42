import { fromPromise } from 'xstate'
import type { BillEntries } from '../../../../machines/forms/bill.ts'
import type { CreatedLogin, CreateLoginOutcome } from '../../../../machines/shared/created-login.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'

/** As `checkRegistrationEligibility` takes it. */
export const eligibilityBody = (entries: BillEntries): Body<'checkRegistrationEligibility'> =>
  entries.customerType === 'Person'
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

export type CreateUserBody = Body<'createUserWithCredentials'>

/** What a creation that succeeded leaves behind; the factor counts only when it was enrolled (document 1, §4). */
export const createdLogin = (
  answer: OperationResponse<'createUserWithCredentials'>,
  body: CreateUserBody,
): CreatedLogin => ({
  loginId: body.loginId,
  email: body.email,
  oktaId: answer.oktaId || answer.id,
  factorId: answer.mfaEnrolledStatus === 'Success' ? answer.smsFactorId : '',
  phone: body.mfaPhoneFactor,
})

/** What the provider says first of a refusal, as plain text of at most 200 characters; empty where it says nothing. */
export const firstSummary = ({
  errorCauses,
}: Pick<OperationResponse<'createUserWithCredentials'>, 'errorCauses'>) =>
  errorCauses[0]?.errorSummary.trim().slice(0, 200) ?? ''

/** A creation that was refused: `passwordReason` is what the provider says of the password, as plain text. */
export const refusedLogin = (answer: OperationResponse<'createUserWithCredentials'>): CreateLoginOutcome => ({
  kind: 'refused',
  passwordReason: firstSummary(answer),
})

/** The creation of a login, by a bill or an invitation. */
export const createUserCall = ({ call }: Services) =>
  idempotentCall(call, registrationOperations.createUserWithCredentials)
export type CreateUser = ReturnType<typeof createUserCall>

/**
 * True means available. A login ID whose creation was never answered may be taken by that creation itself: it
 * passes, so that the repeated submit gets its answer.
 */
export const checkLoginId = (
  { call }: Services,
  creation: { isUnanswered(isSuch: (body: { readonly loginId: string }) => boolean): boolean },
) =>
  fromPromise<boolean, { loginId: string }>(async ({ input }) => {
    const isFree = await call(registrationOperations.loginIdValid, input)
    return isFree || creation.isUnanswered(({ loginId }) => loginId === input.loginId)
  })
