import { invitationCompleteMachine } from '../../../../machines/invitation-complete.machine.ts'
import { invitationRecords } from './invitation.records.ts'
import type { Welcome } from '../../../../machines/invitation-complete.machine.ts'
import type { StoredInvitation } from './invitation.records.ts'
import { defineFlow } from '../kit/flow.ts'
import { heldSmsVerification } from '../verification/stored-phone.ports.ts'
import { redirectToProvider } from '../sign-in/sign-in.ports.ts'
import { secondsUntil } from '../kit/seconds-until.ts'

/** What is held, with the cooldown as it stands now. */
export const welcomeOf = ({ codeAllowedAt, ...held }: StoredInvitation, now: number): Welcome => ({
  ...held,
  codeSecondsLeft: secondsUntil(codeAllowedAt, now),
})

export const flow = defineFlow(invitationCompleteMachine, {
  bindPorts: (services) => {
    const { invitation } = invitationRecords(services.storage)
    return invitationCompleteMachine.provide({
      actors: {
        smsVerification: heldSmsVerification(services, invitation),
        redirectToProvider: redirectToProvider(services),
      },
      actions: { forgetHeld: () => invitation.clear() },
    })
  },
  input: ({ storage, now }) => {
    const held = invitationRecords(storage).invitation.read()
    return { welcome: held && welcomeOf(held, now()) }
  },
  onDone: {
    login: (_services, { welcome }) => ({
      path: 'login',
      replace: true,
      ...(welcome?.loginId ? { query: { login: welcome.loginId } } : {}),
    }),
  },
})
