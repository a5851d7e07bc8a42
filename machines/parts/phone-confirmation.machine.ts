import { setup } from 'xstate'
import { smsVerificationMachine } from './sms-verification.machine.ts'

/** None of this data is secret. */
export interface PhoneToVerify {
  readonly oktaId: string
  readonly mfaOptIn: boolean
  readonly phone: string
  readonly factorId: string
  readonly phoneVerified: boolean
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
