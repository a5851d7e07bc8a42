/**
 * Declares the types, calls (ports), delays, guards and actions of the button that requests the activation email again.
 * `resend-activation.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { afterLabel, cooldownDelays, cooldownGuards } from '../shared/cooldown.ts'
import type { TooManyTries } from '../shared/cooldown.ts'
import type {
  ActivationRecipient,
  ChangeEmailOutcome,
  ResendActivationOutcome,
  ResendActivationRefusal,
} from '../shared/activation-email.ts'
import { port } from '../shared/port.ts'
import { emailError } from '../rules/email.ts'
import type { EmailError } from '../rules/email.ts'

export const resendActivationSetup = setup({
  types: {
    input: {} as {
      recipient: ActivationRecipient
      secondsLeft?: number
      /**
       * The email address from the registration, if the customer can correct the address on this page; otherwise empty.
       */
      changeable?: string
    },
    context: {} as {
      recipient: ActivationRecipient
      email: string
      refusal: ResendActivationRefusal | null
      secondsLeft: number
      /** The current email address, if the customer can correct the address on this page; otherwise empty. */
      changeable: string
      emailProblem: EmailError | 'notChanged' | null
      /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
      waitSeconds?: number
    },
    events: {} as
      | { type: 'email.resend' }
      | { type: 'email.change' }
      | { type: 'email.submit' | 'email.edit'; email: string }
      | { type: 'email.keep' }
      | { type: 'alert.dismiss' },
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
    showProblem: assign((_, email: string) => ({ emailProblem: emailError(email) })),
    tellNotChanged: assign({ emailProblem: 'notChanged' }),
    forgetProblem: assign({ emailProblem: null, email: '', refusal: null, waitSeconds: 0 }),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    refuse: assign({ refusal: 'refused' }),
    fail: assign({ refusal: 'failed' }),
    forgetLast: assign({ email: '', refusal: null, waitSeconds: 0 }),
    startWait: assign((_, { waitSeconds }: TooManyTries) => ({ secondsLeft: waitSeconds, waitSeconds })),
    startCooldown: assign(afterLabel),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
  },
})
