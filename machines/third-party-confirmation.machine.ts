/**
 * Third party confirmation (document 2, §2.9, §4; route /thirdPartyConfirmation). routing → open | nothingStored. In
 * `open` three things are possible: to confirm the phone, to get the activation email for a changed address, and to
 * sign in, which leads back to /thirdPartyAccept and completes the request.
 */
import { setup } from 'xstate'
import { phoneConfirmationMachine } from './parts/phone-confirmation.machine.ts'
import type { PhoneToVerify } from './parts/phone-confirmation.machine.ts'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { signInMachine } from './parts/sign-in.machine.ts'

/** What registering stored; nothing in it is secret. */
export interface ThirdPartyConfirmation extends PhoneToVerify {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly loginId: string
  /** The address differs from the one that received the link, so its owner has to confirm it by a separate mail. */
  readonly awaitsActivation: boolean
  /** The changed address when the person can correct it here; else empty. */
  readonly changeable: string
}

export const thirdPartyConfirmationMachine = setup({
  types: {
    input: {} as { confirmation: ThirdPartyConfirmation | null },
    context: {} as { confirmation: ThirdPartyConfirmation | null },
    children: {} as {
      phoneConfirmation: 'phoneConfirmation'
      signIn: 'signIn'
      resendActivation: 'resendActivation'
    },
  },
  actors: {
    phoneConfirmation: phoneConfirmationMachine,
    signIn: signInMachine,
    resendActivation: resendActivationMachine,
  },
  guards: {
    hasConfirmation: ({ context }) => context.confirmation !== null,
  },
}).createMachine({
  id: 'thirdPartyConfirmation',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'hasConfirmation', target: 'open' }, { target: 'nothingStored' }] },
    open: {
      invoke: [
        {
          id: 'phoneConfirmation',
          src: 'phoneConfirmation',
          input: ({ context }) => ({ phone: context.confirmation }),
        },
        {
          id: 'signIn',
          src: 'signIn',
          input: ({ context }) => ({
            task: { kind: 'start' as const, path: '/thirdPartyAccept' },
            loginHint: context.confirmation?.loginId ?? '',
          }),
        },
        {
          id: 'resendActivation',
          src: 'resendActivation',
          input: ({ context }) => ({
            recipient: { oktaId: context.confirmation?.oktaId ?? '' },
            changeable: context.confirmation?.changeable,
          }),
        },
      ],
    },
    nothingStored: { type: 'final' },
  },
})
