/**
 * The code that comes by email, behind `features.emailCode` (document 1, §7; contract §1).
 * listing → enrolling? → sending → typing → verifying → verified; a failed call waits in `failed` for a retry.
 */
import { assign, setup } from 'xstate'
import { normaliseCode, verificationCodeProblem } from './rules/verification-code.ts'
import { output } from './shared/output.ts'
import { port } from './shared/port.ts'
import type { SmsProblem, VerifyOutcome } from './sms-verification.machine.ts'

/** The email factor of this person, or an empty id when there is none yet. */
export interface EmailFactor {
  readonly factorId: string
}

export const emailFactorMachine = setup({
  types: {
    input: {} as { oktaId: string },
    context: {} as { oktaId: string; factorId: string; problem: SmsProblem | null },
    events: {} as { type: 'code.submit'; code: string } | { type: 'code.retry' },
    tags: {} as 'pending',
  },
  actors: {
    listFactors: port<EmailFactor, { oktaId: string }>('listFactors'),
    enrollEmailFactor: port<EmailFactor, { oktaId: string }>('enrollEmailFactor'),
    sendEmailFactor: port<void, { oktaId: string; factorId: string }>('sendEmailFactor'),
    verifyEmailCode: port<VerifyOutcome, { oktaId: string; factorId: string; code: string }>(
      'verifyEmailCode',
    ),
  },
  guards: {
    isEnrolled: (_, factor: EmailFactor) => factor.factorId !== '',
    isEmpty: (_, code: string) => verificationCodeProblem(code) !== null,
    isVerified: (_, outcome: VerifyOutcome) => outcome.kind === 'verified',
  },
  actions: {
    keepFactor: assign((_, factor: EmailFactor) => ({ factorId: factor.factorId })),
    setProblem: assign((_, problem: SmsProblem) => ({ problem })),
    setOutcomeProblem: assign((_, outcome: VerifyOutcome) => ({
      problem:
        outcome.kind === 'refused' && outcome.message !== ''
          ? { message: outcome.message }
          : { code: 'somethingWrong' as const },
    })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'emailFactor',
  context: ({ input }) => ({ oktaId: input.oktaId, factorId: '', problem: null }),
  initial: 'listing',
  states: {
    listing: {
      tags: 'pending',
      entry: 'clearProblem',
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
        onError: 'failed',
      },
    },
    enrolling: {
      tags: 'pending',
      invoke: {
        id: 'enroll',
        src: 'enrollEmailFactor',
        input: ({ context }) => ({ oktaId: context.oktaId }),
        onDone: { target: 'sending', actions: { type: 'keepFactor', params: output } },
        onError: 'failed',
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'send',
        src: 'sendEmailFactor',
        input: ({ context }) => ({ oktaId: context.oktaId, factorId: context.factorId }),
        onDone: 'typing',
        onError: 'failed',
      },
    },
    failed: {
      entry: { type: 'setProblem', params: { code: 'somethingWrong' } },
      on: { 'code.retry': 'listing' },
    },
    typing: {
      on: {
        'code.submit': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.code },
            actions: { type: 'setProblem', params: { code: 'verificationCodeRequired' } },
          },
          { target: 'verifying' },
        ],
        'code.retry': 'listing',
      },
    },
    verifying: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        id: 'verify',
        src: 'verifyEmailCode',
        input: ({ context, event }) => ({
          oktaId: context.oktaId,
          factorId: context.factorId,
          code: event.type === 'code.submit' ? normaliseCode(event.code) : '',
        }),
        onDone: [
          { guard: { type: 'isVerified', params: output }, target: 'verified' },
          { target: 'typing', actions: { type: 'setOutcomeProblem', params: output } },
        ],
        onError: { target: 'typing', actions: { type: 'setProblem', params: { code: 'somethingWrong' } } },
      },
    },
    verified: { type: 'final' },
  },
})
