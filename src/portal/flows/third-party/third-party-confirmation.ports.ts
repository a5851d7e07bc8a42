import { thirdPartyConfirmationMachine } from '../../../../machines/third-party-confirmation.machine.ts'
import type { ThirdPartyConfirmation } from '../../../../machines/third-party-confirmation.machine.ts'
import type { HeldRecord } from '../../records/record.ts'
import type { HeldThirdParty } from './third-party.records.ts'
import { liveFlow } from '../kit/flow.ts'
import { heldSmsVerification } from '../verification/stored-phone.ports.ts'
import { secondsUntil } from '../kit/seconds-until.ts'
import { signInForThirdParty } from './third-party-sign-in.ts'

type Registered = NonNullable<HeldThirdParty['registered']>

/** What registering left behind, with the cooldown as it stands now. */
export const thirdPartyConfirmationOf = (
  held: HeldThirdParty | null,
  now: number,
): ThirdPartyConfirmation | null => {
  if (!held?.registered) return null
  const { codeAllowedAt, ...registered } = held.registered
  return { ...registered, codeSecondsLeft: secondsUntil(codeAllowedAt, now) }
}

/** The login inside the record of the request, read and written as a record of its own. */
export const registeredRecord = (record: HeldRecord<HeldThirdParty>): HeldRecord<Registered> => ({
  read: () => record.read()?.registered ?? null,
  write: (registered) => {
    const held = record.read()
    if (held !== null) record.write({ ...held, registered })
  },
  clear: () => record.clear(),
})

export const flow = liveFlow(thirdPartyConfirmationMachine, {
  bind: (services) =>
    thirdPartyConfirmationMachine.provide({
      actors: {
        smsVerification: heldSmsVerification(services, registeredRecord(services.records.thirdParty)),
        signIn: signInForThirdParty(services),
      },
    }),
  input: ({ records, now }) => ({
    confirmation: thirdPartyConfirmationOf(records.thirdParty.read(), now()),
  }),
  exits: { nothingHeld: () => ({ path: 'login', replace: true }) },
})
