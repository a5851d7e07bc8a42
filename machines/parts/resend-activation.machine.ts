/** The button that requests the activation email again (document 1, §4 and §8; document 2, §8). */
import { assign, setup } from 'xstate'
import { emailError, type EmailError } from '../rules/email.ts'
import { byKind } from '../shared/by-kind.ts'
import { afterLabel, cooldownDelays, cooldownGuards, type TooManyTries } from '../shared/cooldown.ts'
import { port, wait } from '../shared/port.ts'

export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ActivationEmailOutcome =
  /** `email` is the recipient's address as the page shows it: some characters are masked. */
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  /** `lapsed`: the login was not activated in time, so the customer must register again. */
  | { readonly kind: 'refused' | 'lapsed' }
export type ResendActivationRefusal = 'refused' | 'failed'

export type ResendActivationOutcome = ActivationEmailOutcome | TooManyTries
export type ChangeEmailOutcome =
  /**
   * `email` is the corrected email address as the page shows it: some characters are masked. `changeable` is the same
   * address without masked characters.
   */
  | { readonly kind: 'sent'; readonly email: string; readonly changeable: string }
  | { readonly kind: 'activated' | 'notChanged' }

export const resendActivationMachine = setup({
  types: {
    input: {} as {
      recipient: ActivationRecipient
      secondsLeft?: number
      changeable?: string
    },
    context: {} as {
      recipient: ActivationRecipient
      email: string
      refusal: ResendActivationRefusal | null
      secondsLeft: number
      changeable: string
      emailProblem: EmailError | 'notChanged' | null
      waitSeconds?: number
    },
    events: {} as
      | { type: 'email.submit' | 'email.edit'; email: string }
      | { type: 'email.resend' | 'email.change' | 'email.keep' | 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    resendActivation: port<ResendActivationOutcome, ActivationRecipient>('resendActivation'),
    changeEmail: port<ChangeEmailOutcome, { oktaId: string; email: string }>('changeEmail'),
  },
  delays: cooldownDelays,
  guards: {
    canChange: ({ context }) => context.changeable !== '',
    isInvalid: (_, email: string) => emailError(email) !== null,
    isMended: ({ context: { emailProblem } }, email: string) =>
      emailProblem !== null && emailProblem !== 'notChanged' && emailProblem !== emailError(email),
    ...cooldownGuards,
  },
  actions: {
    keep: assign((_, { kind: _kind, ...fields }: ResendActivationOutcome | ChangeEmailOutcome) => fields),
    showProblem: assign((_, email: string) => ({ emailProblem: emailError(email), waitSeconds: 0 })),
    tellNotChanged: assign({ emailProblem: 'notChanged' }),
    forgetProblem: assign({ emailProblem: null, email: '', refusal: null, waitSeconds: 0 }),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    refuse: assign({ refusal: 'refused' }),
    fail: assign({ refusal: 'failed' }),
    startWait: assign((_, { waitSeconds }: TooManyTries) => ({ secondsLeft: waitSeconds, waitSeconds })),
    startCooldown: assign(afterLabel),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
  },
}).createMachine({
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
      entry: 'forgetProblem',
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
