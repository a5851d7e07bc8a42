/**
 * Third party confirmation (document 2, §2.9, §4; route /thirdPartyConfirmation).
 * routing → open | nothingStored. Open stands on the phone (none, not enrolled, verification → verified) beside signing
 * in, which leads back to /thirdPartyAccept, where the request is completed.
 */
import { setup } from 'xstate'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { smsVerificationInput } from './shared/created-login.ts'
import type { PhoneToVerify } from './shared/created-login.ts'
import { signInMachine } from './parts/sign-in.machine.ts'
import { smsVerificationMachine } from './parts/sms-verification.machine.ts'

/** What registering left behind; nothing in it is secret. */
export interface ThirdPartyConfirmation extends PhoneToVerify {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly loginId: string
  /** The address is another one than the link was mailed to: it has to be proved by a mail of its own. */
  readonly awaitsActivation: boolean
  /** That address, where it may be corrected here; else empty. */
  readonly changeable: string
}

export const thirdPartyConfirmationMachine = setup({
  types: {
    input: {} as { confirmation: ThirdPartyConfirmation | null },
    context: {} as { confirmation: ThirdPartyConfirmation | null },
    children: {} as {
      smsVerification: 'smsVerification'
      signIn: 'signIn'
      resendActivation: 'resendActivation'
    },
  },
  actors: {
    smsVerification: smsVerificationMachine,
    signIn: signInMachine,
    resendActivation: resendActivationMachine,
  },
  guards: {
    hasConfirmation: ({ context }) => context.confirmation !== null,
    isPhoneVerified: ({ context }) => context.confirmation?.phoneVerified === true,
    isPhoneEnrolled: ({ context }) => Boolean(context.confirmation?.factorId),
    isPhoneAsked: ({ context }) => context.confirmation?.mfaOptIn === true,
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
            input: ({ context }) => smsVerificationInput(context.confirmation),
            onDone: 'verified',
          },
        },
        verified: {},
      },
    },
    nothingStored: { type: 'final' },
  },
})
