import { invitationCompleteMachine, type Welcome } from '../../../../machines/invitation-complete.machine.ts'
import { invitationRecords, type StoredInvitation } from './invitation.records.ts'
import { defineFlow } from '../kit/flow.ts'
import { phoneConfirmation } from '../verification/phone-confirmation.ports.ts'
import { bindSignIn } from '../sign-in/sign-in.ports.ts'
import { secondsUntil } from '../verification/verification.records.ts'

export const welcomeOf = ({ codeAllowedAt, ...stored }: StoredInvitation, now: number): Welcome => ({
  ...stored,
  codeSecondsLeft: secondsUntil(codeAllowedAt, now),
})

export const flow = defineFlow(invitationCompleteMachine, {
  bindPorts: (services) => {
    const { invitation, clearWelcome } = invitationRecords(services.storage)
    return invitationCompleteMachine.provide({
      actors: {
        phoneConfirmation: phoneConfirmation(services, invitation),
        signIn: bindSignIn(services),
      },
      actions: { clearSavedData: clearWelcome },
    })
  },
  input: ({ storage, now }) => {
    const stored = invitationRecords(storage).invitation.read()
    return { welcome: stored && welcomeOf(stored, now()) }
  },
  onDone: {
    login: (_services, { welcome }) => ({
      path: 'login',
      replace: true,
      ...(welcome?.loginId ? { query: { login: welcome.loginId } } : {}),
    }),
  },
})
