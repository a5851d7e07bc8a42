/**
 * Welcome after an invitation (document 2, §2.11, §4; route /registrationInvitationComplete).
 * routing → open | login. Open is two things side by side: the phone (none, not enrolled, verification → verified),
 * and the signIn: Login Now goes to the identity provider itself, by way of the login page where that is not possible.
 */
import { setup } from 'xstate'
import { smsVerificationInput } from './shared/created-login.ts'
import type { PhoneToVerify } from './shared/created-login.ts'
import { byKind } from './shared/by-kind.ts'
import { effect, port } from './shared/port.ts'
import type { RedirectOutcome, RedirectRequest } from './parts/sign-in.machine.ts'
import { smsVerificationMachine } from './parts/sms-verification.machine.ts'

/** What creating the login left behind; nothing in it is secret. */
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
    children: {} as { smsVerification: 'smsVerification' },
    tags: {} as 'pending',
  },
  actors: {
    smsVerification: smsVerificationMachine,
    redirectToProvider: port<RedirectOutcome, RedirectRequest>('redirectToProvider'),
  },
  guards: {
    hasLogin: ({ context }) => Boolean(context.welcome?.loginId),
    isPhoneVerified: ({ context }) => context.welcome?.phoneVerified === true,
    isPhoneEnrolled: ({ context }) => Boolean(context.welcome?.factorId),
    isPhoneAsked: ({ context }) => context.welcome?.mfaOptIn === true,
  },
  actions: {
    /** Closing and logging in end the flow. */
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
  id: 'invitationComplete',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'hasLogin', target: 'open' }, { target: 'login' }] },
    open: {
      type: 'parallel',
      on: { 'close.choose': { actions: 'clearSavedData' } },
      states: {
        phone: {
          initial: 'routing',
          states: {
            routing: {
              always: [
                { guard: 'isPhoneVerified', target: 'verified' },
                { guard: 'isPhoneEnrolled', target: 'verification' },
                { guard: 'isPhoneAsked', target: 'notEnrolled' },
                { target: 'notAsked' },
              ],
            },
            notAsked: {},
            notEnrolled: {},
            verification: {
              invoke: {
                id: 'smsVerification',
                src: 'smsVerification',
                input: ({ context }) => smsVerificationInput(context.welcome),
                onDone: 'verified',
              },
            },
            verified: {},
          },
        },
        signIn: {
          initial: 'ready',
          states: {
            ready: { on: { 'login.choose': { target: 'redirecting', actions: 'clearSavedData' } } },
            redirecting: {
              tags: 'pending',
              invoke: {
                id: 'redirect',
                src: 'redirectToProvider',
                input: ({ context }) => ({
                  originalUri: '',
                  acr: '',
                  loginHint: context.welcome?.loginId ?? '',
                }),
                onDone: byKind({ returned: 'ready', failed: '#invitationComplete.login' }),
                onError: '#invitationComplete.login',
              },
            },
          },
        },
      },
    },
    login: { type: 'final' },
  },
})
