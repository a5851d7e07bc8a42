import { fromPromise } from 'xstate'
import type { LoginIdOutcome } from '../../../../machines/parts/login-creation.machine.ts'
import type { CreatedLogin, CreateLoginOutcome } from '../../../../machines/shared/created-login.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'

export type CreateUserBody = Body<'createUserWithCredentials'>

/** The record of a successful creation; the factor counts only when it was enrolled (document 1, §4). */
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

/** The provider's first message about a refusal, as plain text of at most 200 characters; empty when it sent none. */
export const firstSummary = ({
  errorCauses,
}: Pick<OperationResponse<'createUserWithCredentials'>, 'errorCauses'>) =>
  errorCauses[0]?.errorSummary.trim().slice(0, 200) ?? ''

/** A refused creation: `passwordReason` is the provider's message about the password, as plain text. */
export const refusedLogin = (answer: OperationResponse<'createUserWithCredentials'>): CreateLoginOutcome => ({
  kind: 'refused',
  passwordReason: firstSummary(answer),
})

/** The call that creates a login, from a bill or an invitation. */
export const createUserCall = ({ call }: Services) =>
  idempotentCall(call, registrationOperations.createUserWithCredentials)
export type CreateUser = ReturnType<typeof createUserCall>

/**
 * When a creation had no answer, that creation itself may have taken the login ID. So the login ID counts as
 * available, and the repeated submit gets the answer of the first.
 */
export const checkLoginId = (
  { call }: Services,
  creation: { isUnanswered(isSuch: (body: { readonly loginId: string }) => boolean): boolean },
) =>
  fromPromise<LoginIdOutcome, { loginId: string }>(async ({ input }) => {
    const isFree = await call(registrationOperations.loginIdValid, input)
    const isOwn = () => creation.isUnanswered(({ loginId }) => loginId === input.loginId)
    return { kind: isFree || isOwn() ? 'available' : 'taken' }
  })
