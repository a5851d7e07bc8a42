/**
 * Confirms the phone of a new login (document 1, §2.4; document 2, §2.9 and §2.11). States: routing → notAsked (no
 * second factor) | notEnrolled | verified | verification → verified.
 */
import { setup } from 'xstate'
import { smsVerificationMachine } from './sms-verification.machine.ts'

/** The data about the phone of a new login, for the pages that follow the creation. None of this data is secret. */
export interface PhoneToVerify {
  readonly oktaId: string
  readonly mfaOptIn: boolean
  readonly phone: string
  /** The id of the phone as a second factor; empty if the phone could not be enrolled as a second factor. */
  readonly factorId: string
  readonly phoneVerified: boolean
  /** Seconds until the customer can request another code. */
  readonly codeSecondsLeft: number
}

export const phoneConfirmationMachine = setup({
  types: {
    input: {} as { phone: PhoneToVerify | null },
    context: {} as { phone: PhoneToVerify | null },
    children: {} as { smsVerification: 'smsVerification' },
    tags: {} as 'result',
  },
  actors: { smsVerification: smsVerificationMachine },
  guards: {
    isVerified: ({ context }) => context.phone?.phoneVerified === true,
    isEnrolled: ({ context }) => Boolean(context.phone?.factorId),
    isAsked: ({ context }) => context.phone?.mfaOptIn === true,
  },
}).createMachine({
  id: 'phoneConfirmation',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'isVerified', target: 'verified' },
        { guard: 'isEnrolled', target: 'verification' },
        { guard: 'isAsked', target: 'notEnrolled' },
        { target: 'notAsked' },
      ],
    },
    notAsked: { tags: 'result' },
    notEnrolled: { tags: 'result' },
    verification: {
      invoke: {
        id: 'smsVerification',
        src: 'smsVerification',
        input: ({ context: { phone } }) => ({
          factor: { oktaId: phone?.oktaId ?? '', factorId: phone?.factorId ?? '' },
          secondsLeft: phone?.codeSecondsLeft ?? 0,
        }),
        onDone: 'verified',
      },
    },
    verified: { tags: 'result' },
  },
})
