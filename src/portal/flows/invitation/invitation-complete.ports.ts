import { invitationCompleteMachine } from '../../../../machines/invitation-complete.machine.ts'
import type { Welcome } from '../../../../machines/invitation-complete.machine.ts'
import type { HeldInvitation } from '../../records/records.ts'
import { liveFlow } from '../kit/flow.ts'
import { heldSmsVerification } from '../verification/stored-phone.ports.ts'
import { redirectToProvider } from '../sign-in/redirect-to-provider.ts'
import { secondsUntil } from '../kit/seconds-until.ts'

/** What is held, with the cooldown as it stands now. */
export const welcomeOf = ({ codeAllowedAt, ...held }: HeldInvitation, now: number): Welcome => ({
  ...held,
  codeSecondsLeft: secondsUntil(codeAllowedAt, now),
})

export const flow = liveFlow(invitationCompleteMachine, {
  bind: (services) => {
    const { invitation } = services.records
    return invitationCompleteMachine.provide({
      actors: {
        smsVerification: heldSmsVerification(services, invitation),
        redirectToProvider: redirectToProvider(services),
      },
      actions: { clearSavedData: () => invitation.clear() },
    })
  },
  input: ({ records, now }) => {
    const held = records.invitation.read()
    return { welcome: held && welcomeOf(held, now()) }
  },
  exits: {
    login: (_services, { welcome }) => ({
      path: 'login',
      replace: true,
      ...(welcome?.loginId ? { query: { login: welcome.loginId } } : {}),
    }),
  },
})
