/** The activation of a login by the mailed link (document 2, §2.3, §4, §8; route /registrationComplete). */
import { assign, setup } from 'xstate'
import { signInMachine } from './parts/sign-in.machine.ts'
import { required } from './rules/errors.ts'
import type {
  ActivationEmailOutcome,
  ActivationRecipient,
  ResendActivationRefusal,
} from './parts/resend-activation.machine.ts'
import { byKind } from './shared/by-kind.ts'
import { port, wait } from './shared/port.ts'

export interface ActivatedLogin {
  readonly customerName: string
  readonly loginId: string
  readonly email: string
  readonly accountNumber: string
  readonly businessPartnerNumber: string
  readonly interactionRecorded: boolean
}

export type ActivationOutcome =
  | { readonly kind: 'activated'; readonly login: ActivatedLogin }
  /** `lapsed`: the customer has not activated the login in time, and must register again (document 2, §9). */
  | { readonly kind: 'alreadyActivated' | 'expired' | 'lapsed' | 'failed' }

const loginIdRequired = required('loginIdRequired')

export const activationMachine = setup({
  types: {
    input: {} as { code: string },
    context: {} as {
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
      | { type: 'alert.dismiss' | 'activation.retry' | 'login.choose' },
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
    showError: assign({ error: 'loginIdRequired', refusal: null, waitSeconds: 0 }),
    forgetError: assign({ error: null }),
    keepLoginId: assign((_, loginId: string) => ({ loginId, error: null, refusal: null, waitSeconds: 0 })),
    refuse: assign({ refusal: 'refused' }),
    fail: assign({ refusal: 'failed' }),
  },
}).createMachine({
  id: 'activation',
  context: ({ input }) => ({
    code: input.code,
    login: null,
    loginId: '',
    error: null,
    refusal: null,
    email: '',
  }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'hasCode', target: 'processing' }, { target: 'noCode' }] },
    processing: {
      tags: 'pending',
      entry: 'clearWait',
      invoke: {
        id: 'complete',
        src: 'completeRegistration',
        input: ({ context }) => ({ code: context.code }),
        onDone: byKind({
          activated: { target: 'complete', actions: ['keepLogin', 'forgetCode'] },
          alreadyActivated: { target: 'alreadyActivated', actions: 'forgetCode' },
          expired: { target: 'expired', actions: 'forgetCode' },
          lapsed: { target: 'lapsed', actions: 'forgetCode' },
          failed: 'failed',
        }),
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    complete: {
      tags: 'result',
      initial: 'routing',
      states: {
        routing: { always: [{ guard: 'isRecorded', target: 'recorded' }, { target: 'recording' }] },
        recording: {
          invoke: {
            id: 'record',
            src: 'recordCompleted',
            input: ({ context }) => context.login,
            onDone: 'recorded',
            onError: 'recorded',
          },
        },
        recorded: {},
      },
      on: { 'login.choose': 'redirecting' },
    },
    alreadyActivated: { tags: 'result', on: { 'login.choose': 'redirecting' } },
    redirecting: {
      tags: 'pending',
      invoke: {
        id: 'redirect',
        src: 'signIn',
        input: ({ context }) => ({
          task: { kind: 'redirect' as const, path: '' },
          loginHint: context.loginId,
        }),
        onDone: byKind({ returned: 'returned', failed: 'login' }),
      },
    },
    returned: {
      always: [{ guard: 'hasLogin', target: 'complete.recorded' }, { target: 'alreadyActivated' }],
    },
    expired: {
      initial: 'form',
      states: {
        form: {
          on: {
            'form.edit': {
              guard: { type: 'isMended', params: ({ event }) => event.loginId },
              actions: 'forgetError',
            },
            'form.submit': [
              { guard: { type: 'isEmpty', params: ({ event }) => event.loginId }, actions: 'showError' },
              {
                target: 'resending',
                actions: { type: 'keepLoginId', params: ({ event }) => event.loginId },
              },
            ],
          },
        },
        resending: {
          tags: 'pending',
          invoke: {
            id: 'resend',
            src: 'resendActivation',
            input: ({ context }) => ({ loginId: context.loginId }),
            onDone: byKind({
              sent: { target: 'resent', actions: 'keep' },
              activated: 'activated',
              lapsed: '#activation.lapsed',
              refused: { target: 'form', actions: 'refuse' },
            }),
            onError: {
              target: 'form',
              actions: ['fail', { type: 'keepWait', params: wait }],
            },
          },
        },
        resent: { tags: 'result' },
        activated: { on: { 'alert.dismiss': '#activation.alreadyActivated' } },
      },
    },
    lapsed: { tags: 'result' },
    failed: { tags: 'result', on: { 'activation.retry': 'processing' } },
    login: { type: 'final' },
    noCode: { type: 'final' },
  },
})
