/** The confirmation page of a third party (document 2, §2.9, §4; route /thirdPartyConfirmation). */
import { setup } from 'xstate'
import { phoneConfirmationMachine, type PhoneToVerify } from './parts/phone-confirmation.machine.ts'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { signInMachine } from './parts/sign-in.machine.ts'

/** The data that the tab stored after the registration. None of this data is secret. */
export interface ThirdPartyConfirmation extends PhoneToVerify {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly loginId: string
  /** The owner of the address that the third party has typed must confirm it with a separate mail. */
  readonly awaitsActivation: boolean
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
