/**
 * The flow for a forgotten login ID (document 2, §2.2, §4, §5, §8; route /forgotLogin). States: securityCheck → form
 * → sending → sent | refused | callFailed. If several logins have the email address, the flow returns to the form,
 * which then requires the account number. If the backend requires a new captcha, the flow returns to securityCheck.
 * After a result the customer can return to the form, which still contains the entries.
 */
import { forgotLoginSetup } from './setups/forgot-login.setup.ts'
import { byKind } from './shared/by-kind.ts'
import { output, wait } from './shared/port.ts'

export const forgotLoginMachine = forgotLoginSetup.createMachine({
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
        // If the failed call has not reached the backend, the captcha's token can still be used. The machine therefore
        // keeps the token for the next try.
        onError: { target: 'callFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    callFailed: { on: { 'alert.dismiss': 'form' } },
    sent: { tags: 'result', on: { 'form.again': { target: 'form', actions: 'clearToken' } } },
    refused: { tags: 'result', on: { 'form.again': { target: 'form', actions: 'clearToken' } } },
  },
})
