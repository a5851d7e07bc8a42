/**
 * The flow for a forgotten login ID (document 2, §2.2, §4, §5, §8; route /forgotLogin). States: securityCheck → form
 * → sending → sent | refused | callFailed. If several logins have the email address, the flow returns to the form,
 * which then requires the account number. If the backend requires a new captcha, the flow returns to securityCheck.
 * After a result the customer can return to the form, which still contains the entries.
 */
import { forgotLoginSetup } from './setups/forgot-login.setup.ts'
import { checkInput } from './shared/captcha-pass.ts'
import { byKind } from './shared/by-kind.ts'
import { wait } from './shared/port.ts'

export const forgotLoginMachine = forgotLoginSetup.createMachine({
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
