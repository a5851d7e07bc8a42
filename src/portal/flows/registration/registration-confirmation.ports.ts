import { fromPromise } from 'xstate'
import { registrationRecords, type StoredConfirmation } from './registration.records.ts'
import { registrationConfirmationMachine } from '../../../../machines/registration-confirmation.machine.ts'
import type { Confirmation } from '../../../../machines/registration-confirmation.machine.ts'
import { resendActivationMachine } from '../../../../machines/parts/resend-activation.machine.ts'
import { resendCooldown } from '../../../../machines/shared/cooldown.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import { emailFactor } from '../verification/email-factor.ports.ts'
import { inBackground } from '../kit/background-call.ts'
import { defineFlow } from '../kit/flow.ts'
import { phoneConfirmation } from '../verification/phone-confirmation.ports.ts'
import { changeEmail, resendActivation } from '../verification/resend-activation.ports.ts'
import { secondsUntil } from '../verification/verification.records.ts'
import type { Services } from '../kit/services.ts'

export const confirmationOf = (
  { codeAllowedAt, emailAllowedAt, ...stored }: StoredConfirmation,
  now: number,
): Confirmation => ({
  ...stored,
  codeSecondsLeft: secondsUntil(codeAllowedAt, now),
  emailSecondsLeft: secondsUntil(emailAllowedAt, now),
})

const updateConfirmation = ({ storage }: Services, change: Partial<StoredConfirmation>): void => {
  const stored = registrationRecords(storage).confirmation.read()
  if (stored !== null) registrationRecords(storage).confirmation.write({ ...stored, ...change })
}

const nextAllowedAt = ({ now }: Services): number => now() + resendCooldown * 1000

/**
 * Makes the API call `registrationPending`, with which the backend notes that the registration waits for its
 * activation. Sets `pendingRecorded` in the tab's storage before the call, so that a reload does not repeat the call.
 * If the call fails, the flow continues.
 */
const recordPending = (services: Services) =>
  fromPromise<void, { accountNumber: string; customerName: string; email: string }>(async ({ input }) => {
    if (registrationRecords(services.storage).confirmation.read()?.pendingRecorded) return
    updateConfirmation(services, { pendingRecorded: true })
    await inBackground(
      services.call(registrationOperations.registrationPending, {
        connectionContractNumber: input.accountNumber,
        customerName: input.customerName,
        email: input.email,
      }),
    )
  })

export const flow = defineFlow(registrationConfirmationMachine, {
  bindPorts: (services) =>
    registrationConfirmationMachine.provide({
      actors: {
        recordPending: recordPending(services),
        phoneConfirmation: phoneConfirmation(services, registrationRecords(services.storage).confirmation),
        resendActivation: resendActivationMachine.provide({
          actors: {
            resendActivation: resendActivation(services, (kind) =>
              updateConfirmation(
                services,
                kind === 'sent' ? { emailAllowedAt: nextAllowedAt(services) } : { emailVerified: true },
              ),
            ),
            changeEmail: changeEmail(services, (email) =>
              updateConfirmation(services, { email, emailAllowedAt: nextAllowedAt(services) }),
            ),
          },
        }),
        emailFactor: emailFactor(services),
      },
      actions: {
        clearSavedData: registrationRecords(services.storage).clearConfirmation,
        saveEmailVerified: () => updateConfirmation(services, { emailVerified: true }),
      },
    }),
  input: ({ storage, configuration, now }) => {
    const stored = registrationRecords(storage).confirmation.read()
    return {
      confirmation: stored && confirmationOf(stored, now()),
      offersEmailCode: configuration.features.emailCode,
      changesEmail: configuration.features.changeEmail,
    }
  },
  onDone: { nothingStored: () => ({ path: 'home', replace: true }) },
})
