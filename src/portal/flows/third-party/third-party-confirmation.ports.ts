import { thirdPartyConfirmationMachine } from '../../../../machines/third-party-confirmation.machine.ts'
import { thirdPartyRecords, type StoredThirdParty } from './third-party.records.ts'
import type { ThirdPartyConfirmation } from '../../../../machines/third-party-confirmation.machine.ts'
import type { StoredRecord } from '../../records/record.ts'
import { defineFlow } from '../kit/flow.ts'
import { phoneConfirmation } from '../verification/phone-confirmation.ports.ts'
import { resendActivationChild } from '../verification/resend-activation.ports.ts'
import { secondsUntil } from '../verification/verification.records.ts'
import { signInForThirdParty } from './third-party-sign-in.ts'

type Registered = NonNullable<StoredThirdParty['registered']>

export const thirdPartyConfirmationOf = (
  stored: StoredThirdParty | null,
  now: number,
  changesEmail = true,
): ThirdPartyConfirmation | null => {
  if (!stored?.registered) return null
  const { codeAllowedAt, ...registered } = stored.registered
  const awaitsActivation = registered.email.toLowerCase() !== stored.request.email.toLowerCase()
  return {
    ...registered,
    codeSecondsLeft: secondsUntil(codeAllowedAt, now),
    awaitsActivation,
    changeable: awaitsActivation && changesEmail ? registered.email : '',
  }
}

export const registeredRecord = (record: StoredRecord<StoredThirdParty>): StoredRecord<Registered> => ({
  read: () => record.read()?.registered ?? null,
  write: (registered) => {
    const stored = record.read()
    if (stored !== null) record.write({ ...stored, registered })
  },
})

export const flow = defineFlow(thirdPartyConfirmationMachine, {
  bindPorts: (services) =>
    thirdPartyConfirmationMachine.provide({
      actors: {
        phoneConfirmation: phoneConfirmation(
          services,
          registeredRecord(thirdPartyRecords(services.storage).thirdParty),
        ),
        signIn: signInForThirdParty(services),
        resendActivation: resendActivationChild(services, (email) => {
          const record = registeredRecord(thirdPartyRecords(services.storage).thirdParty)
          const registered = record.read()
          if (registered !== null) record.write({ ...registered, email })
        }),
      },
    }),
  input: ({ storage, configuration, now }) => ({
    confirmation: thirdPartyConfirmationOf(
      thirdPartyRecords(storage).thirdParty.read(),
      now(),
      configuration.features.changeEmail,
    ),
  }),
  onDone: { nothingStored: () => ({ path: 'login', replace: true }) },
})
