import { fromPromise } from 'xstate'
import {
  emailFactorMachine,
  type EmailFactor,
  type SendEmailFactorOutcome,
} from '../../../../machines/parts/email-factor.machine.ts'
import type { VerifyOutcome } from '../../../../machines/rules/verification-code.ts'
import {
  smsVerificationMachine,
  type ResendOutcome,
} from '../../../../machines/parts/sms-verification.machine.ts'
import type { SmsFactor } from '../../../../machines/shared/account.ts'
import { factorOperations } from '../../../contract/factors.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { Services } from '../kit/services.ts'
import { verifyOutcome } from './sms-verification.ports.ts'

export const emailFactorOf = ({ factors }: OperationResponse<'listFactorsApi'>): EmailFactor => ({
  factorId: factors.find(({ factorType }) => factorType === 'email')?.id ?? '',
})

export const sendOutcome = ({ status }: OperationResponse<'sendEmailFactor'>): SendEmailFactorOutcome => {
  if (status === 'ACTIVE') return { kind: 'alreadyActive' }
  if (status === 'PENDING_ACTIVATION') return { kind: 'sent' }
  throw new Error('sendEmailFactor: unknown status')
}

const send = async ({ call }: Services, { oktaId, factorId }: SmsFactor) =>
  sendOutcome(await call(factorOperations.sendEmailFactor, { oktaId, emailFactorId: factorId }))

export const emailFactor = (services: Services) =>
  emailFactorMachine.provide({
    actors: {
      listFactors: fromPromise<EmailFactor, { oktaId: string }>(async ({ input }) =>
        emailFactorOf(await services.call(factorOperations.listFactorsApi, input)),
      ),
      enrollEmailFactor: fromPromise<EmailFactor, { oktaId: string }>(async ({ input }) => {
        const { id } = await services.call(factorOperations.enrollEmailFactor, input)
        if (id === '') throw new Error('enrollEmailFactor: no factor')
        return { factorId: id }
      }),
      sendEmailFactor: fromPromise<SendEmailFactorOutcome, SmsFactor>(({ input }) => send(services, input)),
      codeVerification: smsVerificationMachine.provide({
        actors: {
          verifyCode: fromPromise<VerifyOutcome, SmsFactor & { readonly code: string }>(
            async ({ input: { oktaId, factorId, code } }) =>
              verifyOutcome(
                await services.call(factorOperations.verifyFactor, {
                  oktaId,
                  emailFactorId: factorId,
                  emailFactorCode: code,
                }),
              ),
          ),
          resendCode: fromPromise<ResendOutcome, SmsFactor>(async ({ input }) => ({
            kind: (await send(services, input)).kind === 'sent' ? 'resent' : 'verified',
          })),
        },
      }),
    },
  })
