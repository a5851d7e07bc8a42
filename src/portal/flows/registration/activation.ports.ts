import { fromPromise } from 'xstate'
import {
  activationMachine,
  type ActivationOutcome,
  type ActivatedLogin,
} from '../../../../machines/activation.machine.ts'
import { activationOperations, linkRefusals } from '../../../contract/activation.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { inBackground } from '../kit/background-call.ts'
import { defineFlow } from '../kit/flow.ts'
import { prefilled } from '../kit/query.ts'
import { bindSignIn } from '../sign-in/sign-in.ports.ts'
import { askForActivationEmail } from '../verification/resend-activation.ports.ts'

export const activationOutcome = (answer: OperationResponse<'completeRegistration'>): ActivationOutcome => {
  if (answer['Already Activated'] === 'True') return { kind: 'alreadyActivated' }
  if (answer.Status === 'Success')
    return {
      kind: 'activated',
      login: {
        customerName: answer.Name,
        loginId: answer.LoginId,
        email: answer.Email,
        accountNumber: answer.ConnectionContractNumber,
        businessPartnerNumber: answer.BusinessPartnerNumber,
        interactionRecorded: answer['Interaction Record Created'] === 'True',
      },
    }
  if (answer.Details.includes(linkRefusals.lapsed)) return { kind: 'lapsed' }
  return { kind: answer.Details.includes(linkRefusals.expired) ? 'expired' : 'failed' }
}

export const completedBody = (login: ActivatedLogin): Body<'registrationCompleted'> => ({
  bussinessPartnerNumber: login.businessPartnerNumber,
  connectionContractNumber: login.accountNumber,
  customerName: login.customerName,
  email: login.email,
})

export const flow = defineFlow(activationMachine, {
  bindPorts: (services) =>
    activationMachine.provide({
      actors: {
        completeRegistration: fromPromise(async ({ input }) => {
          const body = { cipherText: input.code }
          const answer = await services.call(activationOperations.completeRegistration, body)
          services.forgetOpenedLink()
          return activationOutcome(answer)
        }),
        recordCompleted: fromPromise(async ({ input }) => {
          if (!input) return
          await inBackground(services.call(activationOperations.registrationCompleted, completedBody(input)))
        }),
        resendActivation: fromPromise(({ input }) => askForActivationEmail(services, input)),
        signIn: bindSignIn(services),
      },
    }),
  input: (_services, query) => ({ code: prefilled(query, 'code', 2048) }),
  linkQuery: { code: '-' },
  onDone: {
    noCode: () => ({ path: 'home', replace: true }),
    login: (_services, { loginId }) => ({
      path: 'login',
      query: loginId === '' ? undefined : { login: loginId },
    }),
  },
})
