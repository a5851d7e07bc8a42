/**
 * The captcha that a customer has to solve before a form opens (document 1, §2.2, §2.5, §2.6; document 2, §2.2).
 * States: unsolved → solved → passed. A solved captcha expires after some time. Sometimes the browser cannot load the
 * captcha's script.
 */
import { assign, setup } from 'xstate'

export type SecurityCheckReminder = 'notSolved' | 'expired'

export const securityCheckMachine = setup({
  types: {
    context: {} as { token: string; reminder: SecurityCheckReminder | null },
    events: {} as
      | { type: 'captcha.solved'; token: string }
      | { type: 'captcha.expired' }
      | { type: 'captcha.failed' }
      | { type: 'captcha.retry' }
      | { type: 'check.submit' },
    output: {} as { token: string },
  },
  actions: {
    keepToken: assign((_, token: string) => ({ token, reminder: null })),
    remind: assign((_, reminder: SecurityCheckReminder) => ({ token: '', reminder })),
    forget: assign({ token: '', reminder: null }),
  },
}).createMachine({
  id: 'securityCheck',
  context: { token: '', reminder: null },
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
    passed: { type: 'final' },
  },
  output: ({ context }) => ({ token: context.token }),
})
