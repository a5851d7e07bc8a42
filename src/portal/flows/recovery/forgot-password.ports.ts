import { fromPromise } from 'xstate'
import {
  forgotPasswordMachine,
  type ForgotPasswordOutcome,
  type ResetOutcome,
  type ResetChoice,
} from '../../../../machines/forgot-password.machine.ts'
import { recoveryOperations } from '../../../contract/recovery.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { ApiError, orCaptchaRequired } from '../../api/client.ts'
import { defineFlow } from '../kit/flow.ts'
import { passAtStart, securityCheck } from '../verification/security-check.ports.ts'
import { activationEmailSecondsLeft, resendActivationChild } from '../verification/resend-activation.ports.ts'

type Requested = OperationResponse<'forgotPasswordV3'>

const sentStatus = 'Password Reset Email Sent'
const statusLength = 200

/**
 * Converts the field `Details` of a response to an outcome for the flow (document 1, §4). The response is about a login
 * that does not exist at the identity provider yet. For most of these logins, the portal opens the self-service site.
 */
const foundInDatabase = (details: Requested['Details']): ForgotPasswordOutcome => {
  switch (details) {
    case 'Migration Failed':
    case 'Get User Details Error':
      return { kind: 'unable' }
    case 'NY Customer':
      return { kind: 'newYork' }
    case '':
    case 'STAGED':
    default:
      return { kind: 'selfService' }
  }
}

const choiceOf = (response: Requested, typed: string): ResetChoice => {
  const emails = response.Emails.map(({ actualEmail, displayValue }) => ({
    handle: actualEmail,
    label: displayValue,
  }))
  if (emails.length === 0 || response.oktaId === '') throw new ApiError('forgotPasswordV3', 'undecodable')
  return { loginId: response.loginId || typed, oktaId: response.oktaId, emails }
}

export const requestOutcome = (
  response: Requested,
  typed: string,
  secondsLeft: number,
): ForgotPasswordOutcome => {
  switch (response.Status) {
    case sentStatus:
      return { kind: 'sent', email: response.Email }
    case 'Inactive':
      return response.Details === 'STAGED'
        ? { kind: 'staged', secondsLeft }
        : {
            kind: 'inactive',
            inactiveStatus: (response.Details || response.Status).slice(0, statusLength),
          }
    case 'Login found in db':
      return foundInDatabase(response.Details)
    case 'Email Update Required':
      return { kind: 'emailSelection', choice: choiceOf(response, typed) }
    default:
      return { kind: 'refused' }
  }
}

export const resetOutcome = ({ Status, Email }: OperationResponse<'updateUserResetEmail'>): ResetOutcome =>
  Status === sentStatus ? { kind: 'sent', email: Email } : { kind: 'refused' }

export const flow = defineFlow(forgotPasswordMachine, {
  bindPorts: (services) =>
    forgotPasswordMachine.provide({
      actors: {
        resendActivation: resendActivationChild(services),
        securityCheck: securityCheck(services),
        requestReset: fromPromise(({ input: loginId }) =>
          orCaptchaRequired(
            services
              .call(recoveryOperations.forgotPasswordV3, { loginId })
              .then((response) => requestOutcome(response, loginId, activationEmailSecondsLeft(services))),
          ),
        ),
        sendReset: fromPromise(async ({ input: { choice, handle } }) => {
          const { loginId, oktaId } = choice
          return orCaptchaRequired(
            services
              .call(recoveryOperations.updateUserResetEmail, { loginId, oktaId, email: handle })
              .then(resetOutcome),
          )
        }),
      },
    }),
  input: passAtStart,
  onDone: {
    selfService: ({ configuration }) => ({ address: configuration.links.selfService }),
  },
})
