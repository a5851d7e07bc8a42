/**
 * The button that asks for the activation email again (document 1, §4 and §8; document 2, §8).
 * ready → sending → sent → coolingDown → ready | activated.alert → activated.told | ready with a refusal.
 */
import { assign, setup } from 'xstate'
import { cooldownAfterLabel, resentLabelTime } from './shared/cooldown.ts'
import type { TooManyTries } from './shared/cooldown.ts'
import { output, port } from './shared/port.ts'

/** Whose email: the Okta id from registration, or a login ID. */
export type ActivationRecipient = { readonly oktaId: string } | { readonly loginId: string }
export type ResendActivationOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'activated' }
  | { readonly kind: 'refused' }
  | TooManyTries
/** `refused`: another status; `failed`: no status, or no answer. */
export type ResendActivationRefusal = 'refused' | 'failed'

export const resendActivationMachine = setup({
  types: {
    input: {} as { recipient: ActivationRecipient; secondsLeft?: number },
    context: {} as {
      recipient: ActivationRecipient
      email: string
      refusal: ResendActivationRefusal | null
      secondsLeft: number
      /** Of a call that was refused for coming too often; 0 or absent without one. */
      waitSeconds?: number
    },
    events: {} as { type: 'email.resend' } | { type: 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
  },
  actors: { resendActivation: port<ResendActivationOutcome, ActivationRecipient>('resendActivation') },
  guards: {
    isSent: (_, outcome: ResendActivationOutcome) => outcome.kind === 'sent',
    isActivated: (_, outcome: ResendActivationOutcome) => outcome.kind === 'activated',
    isTooSoon: (_, outcome: ResendActivationOutcome) => outcome.kind === 'tooManyTries',
    isCoolingDown: ({ context }) => context.secondsLeft > 0,
    isCooledDown: ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    keepEmail: assign((_, outcome: ResendActivationOutcome) => ({
      email: outcome.kind === 'sent' ? outcome.email : '',
    })),
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
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isCoolingDown', target: 'coolingDown' }, { target: 'ready' }] },
    ready: { on: { 'email.resend': 'sending' } },
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
      after: {
        1000: [
          { guard: 'isCooledDown', target: 'ready', actions: 'countDown' },
          { target: 'coolingDown', reenter: true, actions: 'countDown' },
        ],
      },
    },
    activated: {
      initial: 'alert',
      states: { alert: { on: { 'alert.dismiss': 'told' } }, told: { tags: 'result' } },
    },
  },
})
