/**
 * Declares the types, child machines, calls (ports), guards and actions of the flow for a forgotten password.
 * `forgot-password.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { resendActivationMachine } from '../parts/resend-activation.machine.ts'
import { required } from '../rules/errors.ts'
import { securityCheckMachine } from '../parts/security-check.machine.ts'
import type { ResetChoice, ResetOutcome, ResetRequest } from '../shared/password-reset.ts'
import { isHeld } from '../shared/captcha-pass.ts'
import type { CaptchaPass } from '../shared/captcha-pass.ts'
import { port } from '../shared/port.ts'

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

/** Returns `userIdRequired` if the login ID is empty, else `null`. */
export const userIdError = required('userIdRequired')
/** Returns `emailNotSelected` if the customer has chosen no email address, else `null`. */
export const selectionError = required('emailNotSelected')

export const forgotPasswordSetup = setup({
  types: {
    input: {} as { readonly pass: CaptchaPass },
    context: {} as {
      /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
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
      | { type: 'form.again' }
      | { type: 'alert.dismiss' },
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
    showLoginIdMissing: assign((_, loginId: string) => ({ loginId, error: userIdError(loginId) })),
    keepLoginId: assign((_, loginId: string) => ({ loginId, error: null })),
    showNotSelected: assign({ handle: '', error: 'emailNotSelected' }),
    forgetError: assign({ error: null }),
    keepHandle: assign((_, handle: string) => ({ handle, error: null })),
    keep: assign((_, { kind: _kind, ...fields }: ForgotPasswordOutcome) => fields),
  },
})
