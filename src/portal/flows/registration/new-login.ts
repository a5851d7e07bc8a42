import { fromPromise } from 'xstate'
import type { LoginIdOutcome } from '../../../../machines/parts/login-creation.machine.ts'
import type { CreatedLogin, CreateLoginOutcome } from '../../../../machines/shared/created-login.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'

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
 * A login ID whose creation was never answered may be taken by that creation itself: it counts as available, so that the
 * repeated submit gets its answer.
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
