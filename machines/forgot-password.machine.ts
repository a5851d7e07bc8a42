/**
 * The flow for a forgotten password (document 1, §2.5, §4, §5, §8; route /forgotPassword). States: securityCheck →
 * form → requesting → sent | refused | unable | newYork | staged | inactive | selfService | emailSelection →
 * sendingReset → sent | refused. If the captcha pass is refused, the flow returns to securityCheck. After the
 * security check, the flow shows the form or the choice of an email again. After a result that says "try again", the
 * customer can return to the form, which still contains the entries.
 */
import { assign, setup } from 'xstate'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { required } from './rules/errors.ts'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { noResetChoice } from './shared/password-reset.ts'
import type { ResetChoice, ResetOutcome, ResetRequest } from './shared/password-reset.ts'
import { byKind } from './shared/by-kind.ts'
import { output, port, wait } from './shared/port.ts'

export type ForgotPasswordError = 'userIdRequired' | 'emailNotSelected'
export type ForgotPasswordOutcome =
  | ResetOutcome
  | { readonly kind: 'unable' | 'newYork' | 'selfService' }
  /**
   * `staged`: the login is not activated yet. `secondsLeft` is the time in seconds before the customer can request
   * another activation email.
   */
  | { readonly kind: 'staged'; readonly secondsLeft: number }
  | { readonly kind: 'inactive'; readonly inactiveStatus: string }
  | { readonly kind: 'emailSelection'; readonly choice: ResetChoice }

/**
 * The customer returns to the form, or to the choice of an email address. Both still contain the earlier entries. The
 * captcha's token is used up, so the action `clearToken` removes it.
 */
const again = [
  { guard: 'isChoosing', target: 'emailSelection', actions: 'clearToken' },
  { target: 'form', actions: 'clearToken' },
] as const

const userIdError = required('userIdRequired')
const selectionError = required('emailNotSelected')

export const forgotPasswordMachine = setup({
  types: {
    context: {} as {
      /** Seconds to wait after a response with the status 429, else 0 or absent. */
      waitSeconds?: number
      loginId: string
      error: ForgotPasswordError | null
      choice: ResetChoice
      /** The handle of the email address that the customer has chosen; empty before the choice. */
      handle: string
      email: string
      inactiveStatus: string
      secondsLeft: number
      captchaToken: string
    },
    events: {} as
      | { type: 'form.submit' | 'form.edit'; loginId: string }
      | { type: 'email.submit' | 'email.edit'; handle: string }
      | { type: 'form.again' }
      | { type: 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
    children: {} as { securityCheck: 'securityCheck'; resendActivation: 'resendActivation' },
  },
  actors: {
    securityCheck: securityCheckMachine,
    resendActivation: resendActivationMachine,
    requestReset: port<ForgotPasswordOutcome, { loginId: string; captchaToken: string }>('requestReset'),
    sendReset: port<ResetOutcome, ResetRequest>('sendReset'),
  },
  guards: {
    isLoginIdMissing: (_, loginId: string) => userIdError(loginId) !== null,
    isNotSelected: (_, handle: string) => selectionError(handle) !== null,
    isMended: ({ context }, found: ForgotPasswordError | null) => context.error !== null && found === null,
    isChoosing: ({ context }) => context.choice.emails.length > 0,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keepToken: assign((_, check: { token: string }) => ({ captchaToken: check.token })),
    clearToken: assign({ captchaToken: '' }),
    showLoginIdMissing: assign((_, loginId: string) => ({ loginId, error: userIdError(loginId) })),
    keepLoginId: assign((_, loginId: string) => ({ loginId: loginId.trim(), error: null })),
    showNotSelected: assign({ handle: '', error: 'emailNotSelected' }),
    forgetError: assign({ error: null }),
    keepHandle: assign((_, handle: string) => ({ handle, error: null })),
    keep: assign((_, { kind: _kind, ...fields }: ForgotPasswordOutcome) => fields),
  },
}).createMachine({
  id: 'forgotPassword',
  context: {
    loginId: '',
    error: null,
    choice: noResetChoice,
    handle: '',
    email: '',
    inactiveStatus: '',
    secondsLeft: 0,
    captchaToken: '',
  },
  initial: 'securityCheck',
  states: {
    securityCheck: {
      invoke: {
        id: 'securityCheck',
        src: 'securityCheck',
        onDone: [
          {
            guard: 'isChoosing',
            target: 'emailSelection',
            actions: { type: 'keepToken', params: output },
          },
          { target: 'form', actions: { type: 'keepToken', params: output } },
        ],
      },
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
        input: ({ context }) => ({ loginId: context.loginId, captchaToken: context.captchaToken }),
        onDone: byKind({
          sent: { target: 'sent', actions: 'keep' },
          staged: { target: 'staged', actions: 'keep' },
          inactive: { target: 'inactive', actions: 'keep' },
          unable: 'unable',
          newYork: 'newYork',
          selfService: 'selfService',
          emailSelection: { target: 'emailSelection', actions: ['clearToken', 'keep'] },
          captchaRequired: { target: 'securityCheck', actions: 'clearToken' },
          refused: 'refused',
        }),
        // The failed call may not have reached the backend. The captcha's token is then not used up, so the machine
        // keeps it for the next try.
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
        input: ({ context: { choice, handle, captchaToken } }) => ({ choice, handle, captchaToken }),
        onDone: byKind({
          sent: { target: 'sent', actions: 'keep' },
          captchaRequired: { target: 'securityCheck', actions: 'clearToken' },
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
