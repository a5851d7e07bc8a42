import { fromPromise } from 'xstate'
import { verificationRecords, secondsUntil } from './verification.records.ts'
import {
  resendActivationMachine,
  type ActivationEmailOutcome,
  type ActivationRecipient,
  type ChangeEmailOutcome,
  type ResendActivationOutcome,
} from '../../../../machines/parts/resend-activation.machine.ts'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { activationOperations } from '../../../contract/activation.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { orTooManyTries } from '../../api/client.ts'
import type { Services } from '../kit/services.ts'

export const resendActivationOutcome = (
  answer: OperationResponse<'resendActivationEmail'>,
): ActivationEmailOutcome => {
  if (answer.Status === 'Sent Successfully') return { kind: 'sent', email: answer.Email }
  if (answer.Status === 'Registration lapsed') return { kind: 'lapsed' }
  return answer.Status === 'Activated' ? { kind: 'activated' } : { kind: 'refused' }
}

export const askForActivationEmail = async (
  { call }: Services,
  recipient: ActivationRecipient,
): Promise<ActivationEmailOutcome> =>
  resendActivationOutcome(await call(activationOperations.resendActivationEmail, recipient))

/**
 * Sends the mail again. If the call was made too early, the result contains the seconds to wait. `keep` stores what a
 * reload must not undo: the cooldown after a sent mail, and that the login is activated.
 */
export const resendActivation = (services: Services, keep: (kind: 'sent' | 'activated') => void) =>
  fromPromise<ResendActivationOutcome, ActivationRecipient>(async ({ input }) => {
    const outcome = await orTooManyTries(askForActivationEmail(services, input))
    if (outcome.kind === 'sent' || outcome.kind === 'activated') keep(outcome.kind)
    return outcome
  })

export const changeEmail = ({ call }: Services, onChanged: (email: string) => void) =>
  fromPromise<ChangeEmailOutcome, { oktaId: string; email: string }>(async ({ input }) => {
    const outcome = resendActivationOutcome(await call(activationOperations.changeRegistrationEmail, input))
    if (outcome.kind === 'activated') return outcome
    if (outcome.kind !== 'sent') return { kind: 'notChanged' }
    onChanged(input.email)
    return { ...outcome, changeable: input.email }
  })

export const activationEmailSecondsLeft = ({ storage, now }: Services): number =>
  secondsUntil(verificationRecords(storage).activationEmail.read()?.allowedAt ?? 0, now())

/** For a flow that does not store the cooldown itself: a restart of the flow does not shorten it. */
export const resendActivationChild = (
  services: Services,
  onChanged: (email: string) => void = () => undefined,
) =>
  resendActivationMachine.provide({
    actors: {
      resendActivation: resendActivation(services, (kind) => {
        if (kind !== 'sent') return
        verificationRecords(services.storage).activationEmail.write({
          allowedAt: services.now() + resendCooldown * 1000,
        })
      }),
      changeEmail: changeEmail(services, onChanged),
    },
  })
