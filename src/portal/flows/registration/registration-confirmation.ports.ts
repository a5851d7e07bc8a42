import { fromPromise } from 'xstate'
import { registrationConfirmationMachine } from '../../../../machines/registration-confirmation.machine.ts'
import type { Confirmation } from '../../../../machines/registration-confirmation.machine.ts'
import { resendActivationMachine } from '../../../../machines/resend-activation.machine.ts'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import type { HeldConfirmation } from '../../records/records.ts'
import { liveEmailFactor } from '../verification/email-factor.ports.ts'
import { liveFlow } from '../kit/flow.ts'
import { heldSmsVerification } from '../verification/stored-phone.ports.ts'
import { resendActivation } from '../verification/resend-activation.ports.ts'
import { secondsUntil } from '../kit/seconds-until.ts'
import type { Services } from '../kit/services.ts'

/** What is held, with the cooldowns as they stand now. */
export const confirmationOf = (
  { codeAllowedAt, emailAllowedAt, ...held }: HeldConfirmation,
  now: number,
): Confirmation => ({
  ...held,
  codeSecondsLeft: secondsUntil(codeAllowedAt, now),
  emailSecondsLeft: secondsUntil(emailAllowedAt, now),
})

/** Changes what is held; what was cleared or has gone too old stays gone. */
const note = ({ records }: Services, change: Partial<HeldConfirmation>): void => {
  const held = records.confirmation.read()
  if (held !== null) records.confirmation.write({ ...held, ...change })
}

const nextAllowedAt = ({ now }: Services): number => now() + resendCooldown * 1000

/** Asked for once: the record says so before the call goes out. A failure blocks nothing (contract §2). */
const recordPending = (services: Services) =>
  fromPromise<void, { accountNumber: string; customerName: string; email: string }>(async ({ input }) => {
    if (services.records.confirmation.read()?.pendingRecorded) return
    note(services, { pendingRecorded: true })
    try {
      const { returnStatuses } = await services.call(registrationOperations.registrationPending, {
        connectionContractNumber: input.accountNumber,
        customerName: input.customerName,
        email: input.email,
      })
      if (returnStatuses[0]?.returnStatus !== 'S') console.warn('registrationPending: not recorded')
    } catch (failure) {
      console.warn(failure instanceof Error ? failure.message : 'registrationPending: failed')
    }
  })

export const flow = liveFlow(registrationConfirmationMachine, {
  bind: (services) =>
    registrationConfirmationMachine.provide({
      actors: {
        recordPending: recordPending(services),
        smsVerification: heldSmsVerification(services, services.records.confirmation),
        resendActivation: resendActivationMachine.provide({
          actors: {
            resendActivation: resendActivation(services, () =>
              note(services, { emailAllowedAt: nextAllowedAt(services) }),
            ),
          },
        }),
        emailFactor: liveEmailFactor(services),
      },
      actions: { clearSavedData: () => services.records.confirmation.clear() },
    }),
  input: ({ records, configuration, now }) => {
    const held = records.confirmation.read()
    return {
      confirmation: held && confirmationOf(held, now()),
      offersEmailCode: configuration.features.emailCode,
    }
  },
  exits: { nothingHeld: () => ({ path: 'home', replace: true }) },
})
