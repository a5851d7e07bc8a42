/**
 * The button that asks for the activation email again (document 1, §4 and §8; document 2, §8).
 * ready → sending → sent → coolingDown → ready | activated.alert → activated.told | ready with a refusal.
 * A mistyped address can be corrected by who made the login: changing.form → changing.saving → sent.
 */
import { assign, setup } from 'xstate'
import { cooldownAfterLabel, resentLabelTime } from './shared/cooldown.ts'
import type { TooManyTries } from './shared/cooldown.ts'
import { output, port, wait } from './shared/port.ts'
import { emailError } from './rules/email.ts'
import type { EmailError } from './rules/email.ts'

/** Whose email: the Okta id from registration, or a login ID. */
export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ResendActivationOutcome =
  /** `email` is masked; `address` is the corrected one, whole. */
  | { readonly kind: 'sent'; readonly email: string; readonly address?: string }
  | { readonly kind: 'activated' }
  | { readonly kind: 'refused' }
  /** Only registering anew helps. */
  | { readonly kind: 'lapsed' }
  | TooManyTries
/** `refused`: another status; `failed`: no status, or no answer. */
export type ResendActivationRefusal = 'refused' | 'failed'

export const resendActivationMachine = setup({
  types: {
    input: {} as {
      recipient: ActivationRecipient
      secondsLeft?: number
      /** The address as it was typed, where it may be corrected here; else empty. */
      changeable?: string
    },
    context: {} as {
      recipient: ActivationRecipient
      email: string
      refusal: ResendActivationRefusal | null
      secondsLeft: number
      /** The address as it stands, where it may be corrected here; else empty. */
      changeable: string
      emailProblem: EmailError | 'notChanged' | null
      /** Of a call that was refused for coming too often; 0 or absent without one. */
      waitSeconds?: number
    },
    events: {} as
      | { type: 'email.resend' }
      | { type: 'email.change' }
      | { type: 'email.submit'; email: string }
      | { type: 'email.keep' }
      | { type: 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    resendActivation: port<ResendActivationOutcome, ActivationRecipient>('resendActivation'),
    changeEmail: port<ResendActivationOutcome, { recipient: ActivationRecipient; email: string }>(
      'changeEmail',
    ),
  },
  guards: {
    isSent: (_, outcome: ResendActivationOutcome) => outcome.kind === 'sent',
    isActivated: (_, outcome: ResendActivationOutcome) => outcome.kind === 'activated',
    canChange: ({ context }) => context.changeable !== '',
    isInvalid: (_, email: string) => emailError(email) !== null,
    isTooSoon: (_, outcome: ResendActivationOutcome) => outcome.kind === 'tooManyTries',
    isCoolingDown: ({ context }) => context.secondsLeft > 0,
    isCooledDown: ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    keepEmail: assign((_, outcome: ResendActivationOutcome) => ({
      email: outcome.kind === 'sent' ? outcome.email : '',
    })),
    showProblem: assign((_, email: string) => ({ emailProblem: emailError(email) })),
    tellNotChanged: assign({ emailProblem: 'notChanged' }),
    forgetProblem: assign({ emailProblem: null, email: '', refusal: null, waitSeconds: 0 }),
    keepAddress: assign(({ context }, outcome: ResendActivationOutcome) => ({
      changeable: (outcome.kind === 'sent' && outcome.address) || context.changeable,
    })),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    refuse: assign((_, refusal: ResendActivationRefusal) => ({ refusal })),
    forgetLast: assign({ email: '', refusal: null, waitSeconds: 0 }),
    startWait: assign((_, outcome: ResendActivationOutcome) => {
      const seconds = outcome.kind === 'tooManyTries' ? outcome.waitSeconds : 0
      return { secondsLeft: seconds, waitSeconds: seconds }
    }),
    startCooldown: assign({ secondsLeft: cooldownAfterLabel }),
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
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isCoolingDown', target: 'coolingDown' }, { target: 'ready' }] },
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
        onDone: [
          {
            guard: { type: 'isSent', params: output },
            target: 'sent',
            actions: { type: 'keepEmail', params: output },
          },
          { guard: { type: 'isActivated', params: output }, target: 'activated' },
          {
            guard: { type: 'isTooSoon', params: output },
            target: 'coolingDown',
            actions: [
              { type: 'refuse', params: 'failed' },
              { type: 'startWait', params: output },
            ],
          },
          { target: 'ready', actions: { type: 'refuse', params: 'refused' } },
        ],
        onError: { target: 'ready', actions: { type: 'refuse', params: 'failed' } },
      },
    },
    sent: { after: { [resentLabelTime]: { target: 'coolingDown', actions: 'startCooldown' } } },
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
      on: { 'email.keep': 'arriving' },
      states: {
        form: {
          on: {
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
              recipient: context.recipient,
              email: event.type === 'email.submit' ? event.email.trim() : '',
            }),
            onDone: [
              {
                guard: { type: 'isSent', params: output },
                target: '#resendActivation.sent',
                actions: [
                  { type: 'keepEmail', params: output },
                  { type: 'keepAddress', params: output },
                ],
              },
              { guard: { type: 'isActivated', params: output }, target: '#resendActivation.activated' },
              { target: 'form', actions: 'tellNotChanged' },
            ],
            onError: { target: 'form', actions: ['tellNotChanged', { type: 'keepWait', params: wait }] },
          },
        },
      },
    },
    activated: {
      initial: 'alert',
      states: { alert: { on: { 'alert.dismiss': 'told' } }, told: { tags: 'result' } },
    },
  },
})
