/**
 * The captcha that a customer has to solve before a form opens (document 1, §2.2, §2.5, §2.6; document 2, §2.2). The
 * backend verifies the token of a solved captcha at once, because a token expires sooner than a customer can fill in a
 * form. With a backend that cannot do so, the token stays solved until the first call after the form. Sometimes the
 * browser cannot load the captcha's script.
 */
import { assign, setup } from 'xstate'
import { byKind } from '../shared/by-kind.ts'
import { port } from '../shared/port.ts'

export type SecurityCheckReminder = 'notSolved' | 'expired'
/** `kept`: the backend has not verified the token, which therefore accompanies the first call after the form. */
export interface SpentToken {
  readonly kind: 'spent' | 'kept' | 'refused'
}

interface Reminder {
  readonly reminder: SecurityCheckReminder | null
}

export const securityCheckMachine = setup({
  types: {
    input: {} as Reminder,
    /** `captcha` changes when the page needs a new captcha, after a refused token. */
    context: {} as Reminder & { token: string; captcha: 0 | 1 },
    events: {} as
      | { type: 'captcha.solved'; token: string }
      | { type: 'captcha.expired' | 'captcha.failed' | 'captcha.retry' | 'check.submit' },
  },
  actors: { spendToken: port<SpentToken, string>('spendToken') },
  actions: {
    keepToken: assign((_, token: string) => ({ token, reminder: null })),
    remind: assign((_, reminder: SecurityCheckReminder) => ({ token: '', reminder })),
    forget: assign({ token: '', reminder: null }),
    renewCaptcha: assign(({ context: { captcha } }) => ({
      token: '',
      reminder: 'expired' as const,
      captcha: captcha === 0 ? 1 : 0,
    })),
  },
}).createMachine({
  id: 'securityCheck',
  context: ({ input }) => ({ ...input, token: '', captcha: 0 }),
  initial: 'unsolved',
  states: {
    unsolved: {
      on: {
        'captcha.solved': {
          target: 'solved',
          actions: { type: 'keepToken', params: ({ event }) => event.token },
        },
        'captcha.failed': 'unavailable',
        'check.submit': { actions: { type: 'remind', params: 'notSolved' } },
      },
    },
    solved: {
      invoke: {
        id: 'spend',
        src: 'spendToken',
        input: ({ context }) => context.token,
        onDone: byKind({
          spent: 'spent',
          refused: { target: 'unsolved', actions: 'renewCaptcha' },
          kept: {},
        }),
        onError: {},
      },
      on: {
        'captcha.expired': { target: 'unsolved', actions: { type: 'remind', params: 'expired' } },
        'captcha.failed': 'unavailable',
        'check.submit': 'passed',
      },
    },
    unavailable: {
      entry: 'forget',
      on: { 'captcha.retry': 'unsolved' },
    },
    // The captcha may expire or fail now: the session has its pass.
    spent: { on: { 'check.submit': 'passed' } },
    passed: { type: 'final' },
  },
})
