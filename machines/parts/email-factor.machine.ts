/**
 * The second factor by email, if `features.emailCode` is on (document 1, §7). The child is `smsVerificationMachine`,
 * with implementations that make the calls for email and not for SMS.
 */
import { assign, setup } from 'xstate'
import { resendCooldown } from '../shared/cooldown.ts'
import { byKind } from '../shared/by-kind.ts'
import { output, port, wait } from '../shared/port.ts'
import { smsVerificationMachine } from './sms-verification.machine.ts'

export interface EmailFactor {
  readonly factorId: string
}
/** `alreadyActive`: the factor is already active, so the provider has sent no code. */
export type SendEmailFactorOutcome = { readonly kind: 'sent' | 'alreadyActive' }

export const emailFactorMachine = setup({
  types: {
    input: {} as { oktaId: string },
    context: {} as {
      oktaId: string
      factorId: string
      waitSeconds?: number
    },
    events: {} as { type: 'code.retry' },
    tags: {} as 'pending',
    children: {} as { codeVerification: 'codeVerification' },
  },
  actors: {
    listFactors: port<EmailFactor, { oktaId: string }>('listFactors'),
    enrollEmailFactor: port<EmailFactor, { oktaId: string }>('enrollEmailFactor'),
    sendEmailFactor: port<SendEmailFactorOutcome, { oktaId: string; factorId: string }>('sendEmailFactor'),
    codeVerification: smsVerificationMachine,
  },
  guards: {
    isEnrolled: (_, factor: EmailFactor) => factor.factorId !== '',
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    clearWait: assign({ waitSeconds: 0 }),
    keepFactor: assign((_, factor: EmailFactor) => ({ factorId: factor.factorId })),
  },
}).createMachine({
  id: 'emailFactor',
  context: ({ input }) => ({ oktaId: input.oktaId, factorId: '' }),
  initial: 'listing',
  states: {
    listing: {
      tags: 'pending',
      entry: 'clearWait',
      invoke: {
        id: 'list',
        src: 'listFactors',
        input: ({ context }) => ({ oktaId: context.oktaId }),
        onDone: [
          {
            guard: { type: 'isEnrolled', params: output },
            target: 'sending',
            actions: { type: 'keepFactor', params: output },
          },
          { target: 'enrolling' },
        ],
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    enrolling: {
      tags: 'pending',
      invoke: {
        id: 'enroll',
        src: 'enrollEmailFactor',
        input: ({ context }) => ({ oktaId: context.oktaId }),
        onDone: { target: 'sending', actions: { type: 'keepFactor', params: output } },
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'send',
        src: 'sendEmailFactor',
        input: ({ context }) => ({ oktaId: context.oktaId, factorId: context.factorId }),
        onDone: byKind({ alreadyActive: 'verified', sent: 'entering' }),
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    failed: { on: { 'code.retry': 'listing' } },
    entering: {
      invoke: {
        id: 'codeVerification',
        src: 'codeVerification',
        input: ({ context }) => ({
          factor: { oktaId: context.oktaId, factorId: context.factorId },
          secondsLeft: resendCooldown,
        }),
        onDone: 'verified',
      },
    },
    verified: { type: 'final' },
  },
})
