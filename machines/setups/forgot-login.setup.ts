/**
 * Declares the types, child machine, call (port), guards and actions of the flow for a forgotten login ID.
 * `forgot-login.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { forgotLoginErrors, normaliseForgotLogin } from '../forms/forgot-login.ts'
import type { ForgotLoginEntries, ForgotLoginField, ForgotLoginError } from '../forms/forgot-login.ts'
import { securityCheckMachine } from '../parts/security-check.machine.ts'
import { isHeld } from '../shared/captcha-pass.ts'
import type { CaptchaPass } from '../shared/captcha-pass.ts'
import { port } from '../shared/port.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from '../rules/errors.ts'
import type { FieldErrors } from '../rules/errors.ts'

export type ForgotLoginOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'multipleUsers' }
  | { readonly kind: 'captchaRequired' }

export const forgotLoginSetup = setup({
  types: {
    input: {} as { readonly pass: CaptchaPass },
    context: {} as {
      /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
      waitSeconds?: number
      entries: ForgotLoginEntries
      errors: FieldErrors<ForgotLoginField, ForgotLoginError>
      /** True if several logins have the entered email address. The form then requires the account number too. */
      accountNumberRequired: boolean
      pass: CaptchaPass
    },
    events: {} as
      | { type: 'form.submit' | 'form.edit'; entries: ForgotLoginEntries }
      | { type: 'alert.dismiss' | 'form.again' },
    tags: {} as 'pending' | 'result',
    children: {} as { securityCheck: 'securityCheck' },
  },
  actors: {
    securityCheck: securityCheckMachine,
    sendLoginId: port<ForgotLoginOutcome, ForgotLoginEntries>('sendLoginId'),
  },
  guards: {
    isHeld,
    isInvalid: ({ context }, entries: ForgotLoginEntries) =>
      hasErrors(forgotLoginErrors(entries, context.accountNumberRequired)),
    isMended: ({ context: { errors, accountNumberRequired } }, entries: ForgotLoginEntries) =>
      isAnyCorrected(errors, forgotLoginErrors(entries, accountNumberRequired)),
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    askAgain: assign({ pass: 'lapsed' }),
    showErrors: assign(({ context }, entries: ForgotLoginEntries) => ({
      entries,
      errors: forgotLoginErrors(entries, context.accountNumberRequired),
    })),
    dropMended: assign(({ context: { errors, accountNumberRequired } }, entries: ForgotLoginEntries) => ({
      errors: remainingErrors(errors, forgotLoginErrors(entries, accountNumberRequired)),
    })),
    keepEntries: assign((_, entries: ForgotLoginEntries) => ({
      entries: normaliseForgotLogin(entries),
      errors: {},
    })),
    requireAccountNumber: assign({ accountNumberRequired: true }),
  },
})
