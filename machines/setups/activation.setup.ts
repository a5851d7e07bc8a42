/**
 * Declares the types, calls (ports), child machine, guards and actions of the flow that activates a login.
 * `activation.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { required } from '../rules/errors.ts'
import type {
  ActivationEmailOutcome,
  ActivationRecipient,
  ResendActivationRefusal,
} from '../shared/activation-email.ts'
import type { ActivatedLogin } from '../shared/activated-login.ts'
import { port } from '../shared/port.ts'
import { signInMachine } from '../parts/sign-in.machine.ts'

export type ActivationOutcome =
  | { readonly kind: 'activated'; readonly login: ActivatedLogin }
  /** `lapsed`: the customer has not activated the login in time, and must register again (document 2, §9). */
  | { readonly kind: 'alreadyActivated' | 'expired' | 'lapsed' | 'failed' }

const loginIdRequired = required('loginIdRequired')

export const activationSetup = setup({
  types: {
    /** The link code (the secret token of the mailed link); empty if the link has no code. */
    input: {} as { code: string },
    context: {} as {
      /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
      waitSeconds?: number
      code: string
      login: ActivatedLogin | null
      /** The login ID that was activated, or the login ID that the customer has entered to get the email again. */
      loginId: string
      error: 'loginIdRequired' | null
      refusal: ResendActivationRefusal | null
      email: string
    },
    events: {} as
      | { type: 'form.submit' | 'form.edit'; loginId: string }
      | { type: 'alert.dismiss' }
      | { type: 'activation.retry' }
      | { type: 'login.choose' },
    children: {} as { redirect: 'signIn' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    completeRegistration: port<ActivationOutcome, { code: string }>('completeRegistration'),
    recordCompleted: port<void, ActivatedLogin | null>('recordCompleted'),
    resendActivation: port<ActivationEmailOutcome, ActivationRecipient>('resendActivation'),
    signIn: signInMachine,
  },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    isRecorded: ({ context }) => context.login === null || context.login.interactionRecorded,
    isEmpty: (_, loginId: string) => loginIdRequired(loginId) !== null,
    isMended: ({ context }, loginId: string) => context.error !== null && loginIdRequired(loginId) === null,
    hasLogin: ({ context }) => context.login !== null,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    clearWait: assign({ waitSeconds: 0 }),
    keep: assign((_, { kind: _kind, ...fields }: ActivationEmailOutcome) => fields),
    keepLogin: assign((_, { login }: { login: ActivatedLogin }) => ({ login, loginId: login.loginId })),
    forgetCode: assign({ code: '' }),
    showError: assign({ error: 'loginIdRequired', refusal: null }),
    forgetError: assign({ error: null }),
    keepLoginId: assign((_, loginId: string) => ({ loginId, error: null, refusal: null })),
    refuse: assign({ refusal: 'refused' }),
    fail: assign({ refusal: 'failed' }),
  },
})
