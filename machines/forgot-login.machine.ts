/**
 * The flow for a forgotten login ID (document 2, §2.2, §4, §5, §8; route /forgotLogin). States: securityCheck → form
 * → sending → sent | refused | callFailed. If several logins have the email address, the form stays open and requires
 * the account number. If the captcha pass is refused, the flow returns to securityCheck. After a result the customer
 * can return to the form, which still contains the entries.
 */
import { assign, setup } from 'xstate'
import { forgotLoginErrors, normaliseForgotLogin } from './forms/forgot-login.ts'
import type { ForgotLoginEntries, ForgotLoginField, ForgotLoginError } from './forms/forgot-login.ts'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { byKind } from './shared/by-kind.ts'
import { output, port, wait } from './shared/port.ts'
import { hasErrors, isAnyMended, stillWrong } from './rules/errors.ts'
import type { FieldErrors } from './rules/errors.ts'

export type ForgotLoginOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'multipleUsers' }
  | { readonly kind: 'captchaRequired' }

export const forgotLoginMachine = setup({
  types: {
    context: {} as {
      /** Seconds to wait after a response with the status 429, else 0 or absent. */
      waitSeconds?: number
      entries: ForgotLoginEntries
      errors: FieldErrors<ForgotLoginField, ForgotLoginError>
      /** True if several logins have this email address. */
      accountNumberRequired: boolean
      captchaToken: string
    },
    events: {} as
      | { type: 'form.submit' | 'form.edit'; entries: ForgotLoginEntries }
      | { type: 'alert.dismiss' | 'form.again' },
    tags: {} as 'pending' | 'result',
    children: {} as { securityCheck: 'securityCheck' },
  },
  actors: {
    securityCheck: securityCheckMachine,
    sendLoginId: port<ForgotLoginOutcome, { entries: ForgotLoginEntries; captchaToken: string }>(
      'sendLoginId',
    ),
  },
  guards: {
    isInvalid: ({ context }, entries: ForgotLoginEntries) =>
      hasErrors(forgotLoginErrors(entries, context.accountNumberRequired)),
    isMended: ({ context: { errors, accountNumberRequired } }, entries: ForgotLoginEntries) =>
      isAnyMended(errors, forgotLoginErrors(entries, accountNumberRequired)),
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keepToken: assign((_, check: { token: string }) => ({ captchaToken: check.token })),
    clearToken: assign({ captchaToken: '' }),
    showErrors: assign(({ context }, entries: ForgotLoginEntries) => ({
      entries,
      errors: forgotLoginErrors(entries, context.accountNumberRequired),
    })),
    dropMended: assign(({ context: { errors, accountNumberRequired } }, entries: ForgotLoginEntries) => ({
      errors: stillWrong(errors, forgotLoginErrors(entries, accountNumberRequired)),
    })),
    keepEntries: assign((_, entries: ForgotLoginEntries) => ({
      entries: normaliseForgotLogin(entries),
      errors: {},
    })),
    requireAccountNumber: assign({ accountNumberRequired: true }),
  },
}).createMachine({
  id: 'forgotLogin',
  context: {
    entries: { email: '', accountNumber: '' },
    errors: {},
    accountNumberRequired: false,
    captchaToken: '',
  },
  initial: 'securityCheck',
  states: {
    securityCheck: {
      invoke: {
        id: 'securityCheck',
        src: 'securityCheck',
        onDone: { target: 'form', actions: { type: 'keepToken', params: output } },
      },
    },
    form: {
      on: {
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event.entries },
          actions: { type: 'dropMended', params: ({ event }) => event.entries },
        },
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showErrors', params: ({ event }) => event.entries },
          },
          { target: 'sending', actions: { type: 'keepEntries', params: ({ event }) => event.entries } },
        ],
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'send',
        src: 'sendLoginId',
        input: ({ context }) => ({ entries: context.entries, captchaToken: context.captchaToken }),
        onDone: byKind({
          refused: 'refused',
          multipleUsers: { target: 'form', actions: ['clearToken', 'requireAccountNumber'] },
          captchaRequired: { target: 'securityCheck', actions: 'clearToken' },
          sent: 'sent',
        }),
        // The failed call may not have reached the backend. The captcha's token is then not used up, so the machine
        // keeps it for the next try.
        onError: { target: 'callFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    callFailed: { on: { 'alert.dismiss': 'form' } },
    sent: { tags: 'result', on: { 'form.again': { target: 'form', actions: 'clearToken' } } },
    refused: { tags: 'result', on: { 'form.again': { target: 'form', actions: 'clearToken' } } },
  },
})
