/** The flow for a forgotten login ID (document 2, §2.2, §4, §5, §8; route /forgotLogin). */
import { assign, setup } from 'xstate'
import { forgotLoginErrors, normaliseForgotLogin } from './forms/forgot-login.ts'
import type { ForgotLoginEntries, ForgotLoginErrors } from './forms/forgot-login.ts'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from './rules/errors.ts'
import { byKind } from './shared/by-kind.ts'
import { isHeld, checkInput, type CaptchaPass } from './shared/captcha-pass.ts'
import { port, wait } from './shared/port.ts'

export interface ForgotLoginOutcome {
  readonly kind: 'sent' | 'refused' | 'multipleUsers' | 'captchaRequired'
}

/** What the backend has said about one email address does not hold for another one. */
const isShared = ({ sharedEmail }: { sharedEmail: string }, entries: ForgotLoginEntries): boolean =>
  sharedEmail !== '' && normaliseForgotLogin(entries).email === sharedEmail
const errorsOf = (context: { sharedEmail: string }, entries: ForgotLoginEntries) =>
  forgotLoginErrors(entries, isShared(context, entries))

export const forgotLoginMachine = setup({
  types: {
    input: {} as { readonly pass: CaptchaPass },
    context: {} as {
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
      waitSeconds: 0,
    })),
    dropMended: assign(({ context }, entries: ForgotLoginEntries) => ({
      errors: remainingErrors(context.errors, errorsOf(context, entries)),
      accountNumberRequired: isShared(context, entries),
    })),
    keepEntries: assign(({ context }, entries: ForgotLoginEntries) => ({
      entries: normaliseForgotLogin(entries),
      errors: {},
      accountNumberRequired: isShared(context, entries),
      waitSeconds: 0,
    })),
    requireAccountNumber: assign(({ context }) => ({
      sharedEmail: context.entries.email,
      accountNumberRequired: true,
    })),
  },
}).createMachine({
  id: 'forgotLogin',
  context: ({ input }) => ({
    entries: { email: '', accountNumber: '' },
    errors: {},
    sharedEmail: '',
    accountNumberRequired: false,
    ...input,
  }),
  initial: 'securityCheck',
  states: {
    securityCheck: {
      always: { guard: 'isHeld', target: 'form' },
      invoke: { id: 'securityCheck', src: 'securityCheck', input: checkInput, onDone: 'form' },
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
        input: ({ context }) => context.entries,
        onDone: byKind({
          refused: 'refused',
          multipleUsers: { target: 'form', actions: 'requireAccountNumber' },
          captchaRequired: { target: 'securityCheck', actions: 'askAgain' },
          sent: 'sent',
        }),
        onError: { target: 'callFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    callFailed: { on: { 'alert.dismiss': 'form' } },
    sent: { tags: 'result', on: { 'form.again': 'form' } },
    refused: { tags: 'result', on: { 'form.again': 'form' } },
  },
})
