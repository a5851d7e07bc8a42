/**
 * Declares the types, child machine, call (port), guards and actions of the flow for a forgotten login ID.
 * `forgot-login.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { forgotLoginErrors, normaliseForgotLogin } from '../forms/forgot-login.ts'
import type { ForgotLoginEntries, ForgotLoginErrors } from '../forms/forgot-login.ts'
import { securityCheckMachine } from '../parts/security-check.machine.ts'
import { isHeld } from '../shared/captcha-pass.ts'
import type { CaptchaPass } from '../shared/captcha-pass.ts'
import { port } from '../shared/port.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from '../rules/errors.ts'

export type ForgotLoginOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'multipleUsers' }
  | { readonly kind: 'captchaRequired' }

/** What the backend has said about one email address does not hold for another one. */
const isShared = ({ sharedEmail }: { sharedEmail: string }, entries: ForgotLoginEntries): boolean =>
  sharedEmail !== '' && normaliseForgotLogin(entries).email === sharedEmail
const errorsOf = (context: { sharedEmail: string }, entries: ForgotLoginEntries) =>
  forgotLoginErrors(entries, isShared(context, entries))

export const forgotLoginSetup = setup({
  types: {
    input: {} as { readonly pass: CaptchaPass },
    context: {} as {
      /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
      waitSeconds?: number
      entries: ForgotLoginEntries
      errors: ForgotLoginErrors
      /** The email address that several logins have; empty if none is known. */
      sharedEmail: string
      /** True if the form shows this email address. The form then requires the account number too. */
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
    isInvalid: ({ context }, entries: ForgotLoginEntries) => hasErrors(errorsOf(context, entries)),
    isMended: ({ context }, entries: ForgotLoginEntries) =>
      isAnyCorrected(context.errors, errorsOf(context, entries)) ||
      isShared(context, entries) !== context.accountNumberRequired,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    askAgain: assign({ pass: 'lapsed' }),
    showErrors: assign(({ context }, entries: ForgotLoginEntries) => ({
      entries,
      errors: errorsOf(context, entries),
      accountNumberRequired: isShared(context, entries),
    })),
    dropMended: assign(({ context }, entries: ForgotLoginEntries) => ({
      errors: remainingErrors(context.errors, errorsOf(context, entries)),
      accountNumberRequired: isShared(context, entries),
    })),
    keepEntries: assign(({ context }, entries: ForgotLoginEntries) => ({
      entries: normaliseForgotLogin(entries),
      errors: {},
      accountNumberRequired: isShared(context, entries),
    })),
    requireAccountNumber: assign(({ context }) => ({
      sharedEmail: context.entries.email,
      accountNumberRequired: true,
    })),
  },
})
