/** The flow for a forgotten password (document 1, §2.5, §4, §5, §8; route /forgotPassword). */
import { assign, setup } from 'xstate'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { required } from './rules/errors.ts'
import { byKind } from './shared/by-kind.ts'
import { isHeld, checkInput, type CaptchaPass } from './shared/captcha-pass.ts'
import { port, wait } from './shared/port.ts'

/** The page shows the `label`, the masked address. The call sends the `handle`, which names it for the backend. */
interface ResetEmail {
  readonly handle: string
  readonly label: string
}
export interface ResetChoice {
  readonly loginId: string
  readonly oktaId: string
  readonly emails: readonly ResetEmail[]
}
const noResetChoice: ResetChoice = { loginId: '', oktaId: '', emails: [] }
export interface ResetRequest {
  readonly choice: ResetChoice
  readonly handle: string
}

export type ResetOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'refused' | 'captchaRequired' }

export type ForgotPasswordError = 'userIdRequired' | 'emailNotSelected'
export type ForgotPasswordOutcome =
  | ResetOutcome
  | { readonly kind: 'unable' | 'newYork' | 'selfService' }
  /**
   * `staged`: the login is not activated yet. `secondsLeft`: seconds until the customer can request another
   * activation email.
   */
  | { readonly kind: 'staged'; readonly secondsLeft: number }
  | { readonly kind: 'inactive'; readonly inactiveStatus: string }
  | { readonly kind: 'emailSelection'; readonly choice: ResetChoice }

const userIdError = required('userIdRequired')
const selectionError = required('emailNotSelected')

const again = [{ guard: 'isChoosing', target: 'emailSelection' }, { target: 'form' }] as const

export const forgotPasswordMachine = setup({
  types: {
    input: {} as { readonly pass: CaptchaPass },
    context: {} as {
      waitSeconds?: number
      loginId: string
      error: ForgotPasswordError | null
      choice: ResetChoice
      /** The id (`handle`) of the email address that the customer has chosen; empty before the choice. */
      handle: string
      email: string
      inactiveStatus: string
      secondsLeft: number
      pass: CaptchaPass
    },
    events: {} as
      | { type: 'form.submit' | 'form.edit'; loginId: string }
      | { type: 'email.submit' | 'email.edit'; handle: string }
      | { type: 'form.again' | 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
    children: {} as { securityCheck: 'securityCheck'; resendActivation: 'resendActivation' },
  },
  actors: {
    securityCheck: securityCheckMachine,
    resendActivation: resendActivationMachine,
    requestReset: port<ForgotPasswordOutcome, string>('requestReset'),
    sendReset: port<ResetOutcome, ResetRequest>('sendReset'),
  },
  guards: {
    isHeld,
    isLoginIdMissing: (_, loginId: string) => userIdError(loginId) !== null,
    isNotSelected: (_, handle: string) => selectionError(handle) !== null,
    isMended: ({ context }, found: ForgotPasswordError | null) => context.error !== null && found === null,
    isChoosing: ({ context }) => context.choice.emails.length > 0,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    askAgain: assign({ pass: 'lapsed' }),
    showLoginIdMissing: assign((_, loginId: string) => ({
      loginId,
      error: userIdError(loginId),
      waitSeconds: 0,
    })),
    keepLoginId: assign((_, loginId: string) => ({ loginId, error: null, waitSeconds: 0 })),
    showNotSelected: assign({ handle: '', error: 'emailNotSelected', waitSeconds: 0 }),
    forgetError: assign({ error: null }),
    keepHandle: assign((_, handle: string) => ({ handle, error: null, waitSeconds: 0 })),
    keep: assign((_, { kind: _kind, ...fields }: ForgotPasswordOutcome) => fields),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({
    loginId: '',
    error: null,
    choice: noResetChoice,
    handle: '',
    email: '',
    inactiveStatus: '',
    secondsLeft: 0,
    ...input,
  }),
  initial: 'securityCheck',
  states: {
    securityCheck: {
      always: { guard: 'isHeld', target: 'form' },
      invoke: { id: 'securityCheck', src: 'securityCheck', input: checkInput, onDone: again },
    },
    form: {
      on: {
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => userIdError(event.loginId) },
          actions: 'forgetError',
        },
        'form.submit': [
          {
            guard: { type: 'isLoginIdMissing', params: ({ event }) => event.loginId },
            actions: { type: 'showLoginIdMissing', params: ({ event }) => event.loginId },
          },
          { target: 'requesting', actions: { type: 'keepLoginId', params: ({ event }) => event.loginId } },
        ],
      },
    },
    requesting: {
      tags: 'pending',
      invoke: {
        id: 'request',
        src: 'requestReset',
        input: ({ context }) => context.loginId,
        onDone: byKind({
          sent: { target: 'sent', actions: 'keep' },
          staged: { target: 'staged', actions: 'keep' },
          inactive: { target: 'inactive', actions: 'keep' },
          unable: 'unable',
          newYork: 'newYork',
          selfService: 'selfService',
          emailSelection: { target: 'emailSelection', actions: 'keep' },
          captchaRequired: { target: 'securityCheck', actions: 'askAgain' },
          refused: 'refused',
        }),
        onError: { target: 'callFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    callFailed: { on: { 'alert.dismiss': 'form' } },
    emailSelection: {
      on: {
        'email.edit': {
          guard: { type: 'isMended', params: ({ event }) => selectionError(event.handle) },
          actions: 'forgetError',
        },
        'email.submit': [
          {
            guard: { type: 'isNotSelected', params: ({ event }) => event.handle },
            actions: 'showNotSelected',
          },
          { target: 'sendingReset', actions: { type: 'keepHandle', params: ({ event }) => event.handle } },
        ],
      },
    },
    sendingReset: {
      tags: 'pending',
      invoke: {
        id: 'reset',
        src: 'sendReset',
        input: ({ context: { choice, handle } }) => ({ choice, handle }),
        onDone: byKind({
          sent: { target: 'sent', actions: 'keep' },
          captchaRequired: { target: 'securityCheck', actions: 'askAgain' },
          refused: 'refused',
        }),
        onError: { target: 'resetFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    resetFailed: { on: { 'alert.dismiss': 'emailSelection' } },
    sent: { tags: 'result', on: { 'form.again': again } },
    refused: { tags: 'result', on: { 'form.again': again } },
    unable: { tags: 'result' },
    newYork: { tags: 'result' },
    staged: {
      tags: 'result',
      invoke: {
        id: 'resendActivation',
        src: 'resendActivation',
        input: ({ context: { loginId, secondsLeft } }) => ({ recipient: { loginId }, secondsLeft }),
      },
    },
    inactive: { tags: 'result' },
    selfService: { type: 'final' },
  },
})
