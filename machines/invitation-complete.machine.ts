/** The welcome page after an invitation (document 2, §2.11, §4; route /registrationInvitationComplete). */
import { setup } from 'xstate'
import { phoneConfirmationMachine, type PhoneToVerify } from './parts/phone-confirmation.machine.ts'
import { byKind } from './shared/by-kind.ts'
import { signInMachine } from './parts/sign-in.machine.ts'
import { effect } from './shared/port.ts'

/** The data that the browser tab stored when the login was created. None of this data is secret. */
export interface Welcome extends PhoneToVerify {
  readonly customerName: string
  readonly email: string
  readonly loginId: string
}

export const invitationCompleteMachine = setup({
  types: {
    input: {} as { welcome: Welcome | null },
    context: {} as { welcome: Welcome | null },
    events: {} as { type: 'login.choose' } | { type: 'close.choose' },
    children: {} as { phoneConfirmation: 'phoneConfirmation'; redirect: 'signIn' },
    tags: {} as 'pending',
  },
  actors: {
    phoneConfirmation: phoneConfirmationMachine,
    signIn: signInMachine,
  },
  guards: {
    hasLogin: ({ context }) => Boolean(context.welcome?.loginId),
  },
  actions: {
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
  id: 'invitationComplete',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'hasLogin', target: 'open' }, { target: 'login' }] },
    open: {
      on: { 'close.choose': { actions: 'clearSavedData' } },
      invoke: {
        id: 'phoneConfirmation',
        src: 'phoneConfirmation',
        input: ({ context }) => ({ phone: context.welcome }),
      },
      initial: 'ready',
      states: {
        ready: { on: { 'login.choose': { target: 'redirecting', actions: 'clearSavedData' } } },
        redirecting: {
          tags: 'pending',
          invoke: {
            id: 'redirect',
            src: 'signIn',
            input: ({ context }) => ({
              task: { kind: 'redirect' as const, path: '' },
              loginHint: context.welcome?.loginId ?? '',
            }),
            onDone: byKind({ returned: 'ready', failed: '#invitationComplete.login' }),
          },
        },
      },
    },
    login: { type: 'final' },
  },
})
