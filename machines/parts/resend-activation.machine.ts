/**
 * The button that requests the activation email again (document 1, §4 and §8; document 2, §8). States: ready → sending
 * → sent → coolingDown → ready | activated.alert → activated.dismissed | ready with the reason of a refusal. In the tab
 * that has created the login, the customer can also correct a mistyped email address. The states of this correction are
 * changing.form → changing.saving → sent.
 */
import { resendActivationSetup } from './resend-activation.setup.ts'
import { byKind } from '../shared/by-kind.ts'
import { wait } from '../shared/port.ts'

export const resendActivationMachine = resendActivationSetup.createMachine({
  id: 'resendActivation',
  context: ({ input }) => ({
    recipient: input.recipient,
    email: '',
    refusal: null,
    secondsLeft: input.secondsLeft ?? 0,
    changeable: input.changeable ?? '',
    emailProblem: null,
  }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'isCoolingDown', target: 'coolingDown' }, { target: 'ready' }] },
    ready: {
      on: {
        'email.resend': 'sending',
        'email.change': { guard: 'canChange', target: 'changing', actions: 'forgetProblem' },
      },
    },
    sending: {
      tags: 'pending',
      entry: 'forgetLast',
      invoke: {
        id: 'resend',
        src: 'resendActivation',
        input: ({ context }) => context.recipient,
        onDone: byKind({
          sent: { target: 'sent', actions: 'keep' },
          activated: 'activated',
          tooManyTries: { target: 'coolingDown', actions: ['fail', 'startWait'] },
          lapsed: { target: 'ready', actions: 'refuse' },
          refused: { target: 'ready', actions: 'refuse' },
        }),
        onError: { target: 'ready', actions: 'fail' },
      },
    },
    sent: { after: { resentLabel: { target: 'coolingDown', actions: 'startCooldown' } } },
    coolingDown: {
      on: { 'email.change': { guard: 'canChange', target: 'changing', actions: 'forgetProblem' } },
      after: {
        1000: [
          { guard: 'isCooledDown', target: 'ready', actions: 'countDown' },
          { target: 'coolingDown', reenter: true, actions: 'countDown' },
        ],
      },
    },
    changing: {
      initial: 'form',
      on: { 'email.keep': 'routing' },
      states: {
        form: {
          on: {
            'email.edit': {
              guard: { type: 'isMended', params: ({ event }) => event.email },
              actions: 'forgetProblem',
            },
            'email.submit': [
              {
                guard: { type: 'isInvalid', params: ({ event }) => event.email },
                actions: { type: 'showProblem', params: ({ event }) => event.email },
              },
              { target: 'saving', actions: 'forgetProblem' },
            ],
          },
        },
        saving: {
          tags: 'pending',
          invoke: {
            id: 'change',
            src: 'changeEmail',
            input: ({ context, event }) => ({
              // The type of the input requires an `oktaId`, so the code first sets an empty id. If `recipient` contains
              // an Okta id, this id replaces the empty id.
              oktaId: '',
              ...context.recipient,
              email: event.type === 'email.submit' ? event.email : '',
            }),
            onDone: byKind({
              sent: { target: '#resendActivation.sent', actions: 'keep' },
              activated: '#resendActivation.activated',
              notChanged: { target: 'form', actions: 'tellNotChanged' },
            }),
            onError: { target: 'form', actions: ['tellNotChanged', { type: 'keepWait', params: wait }] },
          },
        },
      },
    },
    activated: {
      initial: 'alert',
      states: { alert: { on: { 'alert.dismiss': 'dismissed' } }, dismissed: { tags: 'result' } },
    },
  },
})
