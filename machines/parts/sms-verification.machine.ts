/** The check of a code from an SMS (document 1, §4 and §8; document 2, §4). */
import { assign, setup } from 'xstate'
import {
  readCode,
  verificationCodeError,
  type CodeError,
  type VerifyOutcome,
} from '../rules/verification-code.ts'
import { afterLabel, cooldownDelays, cooldownGuards, type TooManyTries } from '../shared/cooldown.ts'
import { byKind } from '../shared/by-kind.ts'
import { port, wait } from '../shared/port.ts'
import type { SmsFactor } from '../shared/account.ts'

export type ResendOutcome = VerifyOutcome | { readonly kind: 'resent' } | TooManyTries

export const smsVerificationMachine = setup({
  types: {
    input: {} as { factor: SmsFactor; secondsLeft?: number },
    context: {} as {
      factor: SmsFactor
      error: CodeError | null
      secondsLeft: number
      waitSeconds?: number
    },
    events: {} as { type: 'code.submit' | 'code.edit'; code: string } | { type: 'code.resend' },
    tags: {} as 'pending',
  },
  actors: {
    verifyCode: port<VerifyOutcome, SmsFactor & { readonly code: string }>('verifyCode'),
    resendCode: port<ResendOutcome, SmsFactor>('resendCode'),
  },
  delays: cooldownDelays,
  guards: {
    isEmpty: (_, code: string) => verificationCodeError(code) !== null,
    /** The provider's message about a code remains visible until the next try (document 2, §8). */
    isMended: ({ context: { error } }, code: string) =>
      error !== null &&
      'code' in error &&
      error.code === 'verificationCodeRequired' &&
      verificationCodeError(code) === null,
    ...cooldownGuards,
  },
  actions: {
    setError: assign((_, error: CodeError) => ({ error, waitSeconds: 0 })),
    keep: assign((_, { kind: _kind, ...fields }: VerifyOutcome) => ({ waitSeconds: 0, ...fields })),
    clearError: assign({ error: null, waitSeconds: 0 }),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    startWait: assign((_, { waitSeconds }: TooManyTries) => ({
      error: { code: 'somethingWrong' as const },
      secondsLeft: waitSeconds,
      waitSeconds,
    })),
    startCooldown: assign(afterLabel),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
  },
}).createMachine({
  id: 'smsVerification',
  context: ({ input }) => ({ factor: input.factor, error: null, secondsLeft: input.secondsLeft ?? 0 }),
  initial: 'unverified',
  states: {
    unverified: {
      type: 'parallel',
      states: {
        entry: {
          initial: 'typing',
          states: {
            typing: {
              on: {
                'code.edit': {
                  guard: { type: 'isMended', params: ({ event }) => event.code },
                  actions: 'clearError',
                },
                'code.submit': [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.code },
                    actions: { type: 'setError', params: { code: 'verificationCodeRequired' } },
                  },
                  { target: 'verifying' },
                ],
              },
            },
            verifying: {
              tags: 'pending',
              entry: 'clearError',
              invoke: {
                id: 'verify',
                src: 'verifyCode',
                input: ({ context, event }) => ({
                  ...context.factor,
                  code: event.type === 'code.submit' ? readCode(event.code) : '',
                }),
                onDone: byKind({
                  verified: '#smsVerification.verified',
                  refused: { target: 'typing', actions: 'keep' },
                }),
                onError: {
                  target: 'typing',
                  actions: [
                    { type: 'setError', params: { code: 'somethingWrong' } },
                    { type: 'keepWait', params: wait },
                  ],
                },
              },
            },
          },
        },
        resend: {
          initial: 'routing',
          states: {
            routing: { always: [{ guard: 'isCoolingDown', target: 'coolingDown' }, { target: 'ready' }] },
            ready: { on: { 'code.resend': 'sending' } },
            sending: {
              entry: 'clearError',
              invoke: {
                id: 'resend',
                src: 'resendCode',
                input: ({ context }) => context.factor,
                onDone: byKind({
                  resent: 'resent',
                  verified: '#smsVerification.verified',
                  tooManyTries: { target: 'coolingDown', actions: 'startWait' },
                  refused: { target: 'ready', actions: 'keep' },
                }),
                onError: {
                  target: 'ready',
                  actions: { type: 'setError', params: { code: 'somethingWrong' } },
                },
              },
            },
            resent: { after: { resentLabel: { target: 'coolingDown', actions: 'startCooldown' } } },
            coolingDown: {
              after: {
                1000: [
                  { guard: 'isCooledDown', target: 'ready', actions: 'countDown' },
                  { target: 'coolingDown', reenter: true, actions: 'countDown' },
                ],
              },
            },
          },
        },
      },
    },
    verified: { type: 'final' },
  },
})
