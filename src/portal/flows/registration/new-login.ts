import { fromPromise } from 'xstate'
import type { LoginIdOutcome } from '../../../../machines/parts/login-creation.machine.ts'
import type { CreatedLogin, CreateLoginOutcome } from '../../../../machines/shared/created-login.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'

export type CreateUserBody = Body<'createUserWithCredentials'>

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

export const firstSummary = ({
  errorCauses,
}: Pick<OperationResponse<'createUserWithCredentials'>, 'errorCauses'>) =>
  errorCauses[0]?.errorSummary.trim().slice(0, 200) ?? ''

export const refusedLogin = (answer: OperationResponse<'createUserWithCredentials'>): CreateLoginOutcome => ({
  kind: 'refused',
  passwordReason: firstSummary(answer),
})

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
