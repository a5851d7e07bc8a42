import { fromPromise } from 'xstate'
import { forgotLoginMachine, type ForgotLoginOutcome } from '../../../../machines/forgot-login.machine.ts'
import type { ForgotLoginEntries } from '../../../../machines/forms/forgot-login.ts'
import { recoveryOperations } from '../../../contract/recovery.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { defineFlow } from '../kit/flow.ts'
import { orCaptchaRequired } from '../../api/client.ts'
import { passAtStart, securityCheck } from '../verification/security-check.ports.ts'

export const forgotLoginBody = ({ email, accountNumber }: ForgotLoginEntries): Body<'forgotLogin'> => ({
  emailAddress: email,
  ...(accountNumber === '' ? {} : { accountNumber }),
})

export const forgotLoginOutcome = ({ Status }: OperationResponse<'forgotLogin'>): ForgotLoginOutcome => {
  switch (Status) {
    case 'Failed to send email':
    case 'MessagingException':
    case 'Failed Sending':
    case 'No users found':
    case 'Login Id not found':
      return { kind: 'refused' }
    case 'Multiple users found':
      return { kind: 'multipleUsers' }
    case 'Login Id sent':
    default:
      return { kind: 'sent' }
  }
}

export const flow = defineFlow(forgotLoginMachine, {
  bindPorts: (services) =>
    forgotLoginMachine.provide({
      actors: {
        securityCheck: securityCheck(services),
        sendLoginId: fromPromise(({ input }) =>
          orCaptchaRequired(
            services.call(recoveryOperations.forgotLogin, forgotLoginBody(input)).then(forgotLoginOutcome),
          ),
        ),
      },
    }),
  input: passAtStart,
  onDone: {},
})
