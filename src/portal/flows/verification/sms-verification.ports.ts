import { fromPromise } from 'xstate'
import { codeError } from '../../../../machines/rules/verification-code.ts'
import type { VerifyOutcome } from '../../../../machines/rules/verification-code.ts'
import { isAlreadyActive, readableSummary } from '../../../../machines/rules/provider-message.ts'
import type { ResendOutcome } from '../../../../machines/parts/sms-verification.machine.ts'
import type { SmsFactor } from '../../../../machines/shared/sms-factor.ts'
import { factorOperations } from '../../../contract/factors.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { orTooManyTries } from '../../api/client.ts'
import type { Services } from '../kit/services.ts'

/** Returns the identity provider's first error summary (a message); an empty string if the response contains none. */
const firstSummary = (answer: OperationResponse<'verifyFactor'>): string =>
  'errorCauses' in answer ? (answer.errorCauses[0]?.errorSummary ?? '') : ''

/**
 * Converts the response of `verifyFactor` to an outcome for the flow (document 1, §4 and §8). The status ACTIVE and the
 * message "Factor is already active." mean success.
 */
export const verifyOutcome = (answer: OperationResponse<'verifyFactor'>): VerifyOutcome => {
  const summary = firstSummary(answer)
  const isActive = 'status' in answer ? answer.status === 'ACTIVE' : isAlreadyActive(summary)
  return isActive ? { kind: 'verified' } : { kind: 'refused', error: codeError(readableSummary(summary)) }
}

/**
 * Converts the response of `resendFactor` to an outcome for the flow (document 1, §4). The status PENDING_ACTIVATION
 * means that another code was sent.
 */
export const resendOutcome = (answer: OperationResponse<'resendFactor'>): ResendOutcome =>
  'status' in answer && answer.status === 'PENDING_ACTIVATION' ? { kind: 'resent' } : verifyOutcome(answer)

/**
 * Checks a verification code. After a success, `onVerified` stores that the phone is verified, so that a reload does
 * not lose this result.
 */
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

/**
 * Sends another verification code. Calls `onResent` after a code was sent, and `onVerified` if the factor is already
 * verified.
 */
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
