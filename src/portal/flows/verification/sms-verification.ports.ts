import { fromPromise } from 'xstate'
import { codeError, type VerifyOutcome } from '../../../../machines/rules/verification-code.ts'
import { isAlreadyActive, readableSummary } from '../../../../machines/rules/provider-message.ts'
import type { ResendOutcome } from '../../../../machines/parts/sms-verification.machine.ts'
import type { SmsFactor } from '../../../../machines/shared/account.ts'
import { factorOperations } from '../../../contract/factors.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { orTooManyTries } from '../../api/client.ts'
import type { Services } from '../kit/services.ts'

const firstSummary = (answer: OperationResponse<'verifyFactor'>): string =>
  'errorCauses' in answer ? (answer.errorCauses[0]?.errorSummary ?? '') : ''

export const verifyOutcome = (answer: OperationResponse<'verifyFactor'>): VerifyOutcome => {
  const summary = firstSummary(answer)
  const isActive = 'status' in answer ? answer.status === 'ACTIVE' : isAlreadyActive(summary)
  return isActive ? { kind: 'verified' } : { kind: 'refused', error: codeError(readableSummary(summary)) }
}

export const resendOutcome = (answer: OperationResponse<'resendFactor'>): ResendOutcome =>
  'status' in answer && answer.status === 'PENDING_ACTIVATION' ? { kind: 'resent' } : verifyOutcome(answer)

/** `onVerified` stores that the phone is verified, so that a reload does not lose this result. */
export const verifySmsCode = ({ call }: Pick<Services, 'call'>, onVerified: () => void) =>
  fromPromise<VerifyOutcome, SmsFactor & { readonly code: string }>(
    async ({ input: { oktaId, factorId, code } }) => {
      const outcome = verifyOutcome(
        await call(factorOperations.verifyFactor, { oktaId, factorId, verificationCode: code }),
      )
      if (outcome.kind === 'verified') onVerified()
      return outcome
    },
  )

export const resendSmsCode = (
  { call }: Pick<Services, 'call'>,
  { onResent, onVerified }: { readonly onResent: () => void; readonly onVerified: () => void },
) =>
  fromPromise<ResendOutcome, SmsFactor>(async ({ input: { oktaId, factorId } }) => {
    const outcome = await orTooManyTries(
      call(factorOperations.resendFactor, { oktaId, factorId }).then(resendOutcome),
    )
    if (outcome.kind === 'resent') onResent()
    if (outcome.kind === 'verified') onVerified()
    return outcome
  })
