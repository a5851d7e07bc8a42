/**
 * The flow for a forgotten password (document 1, §2.5, §4, §5, §8; route /forgotPassword). States: securityCheck →
 * form → requesting → sent | refused | unable | newYork | staged | inactive | selfService | emailSelection →
 * sendingReset → sent | refused. If the backend requires a new captcha, the flow changes to securityCheck and then
 * back to the form or to emailSelection. After a result that says "try again", the customer can return to the form,
 * which still contains the entries.
 */
import { forgotPasswordSetup, selectionError, userIdError } from './setups/forgot-password.setup.ts'
import { noResetChoice } from './shared/password-reset.ts'
import { checkInput } from './shared/captcha-pass.ts'
import { byKind } from './shared/by-kind.ts'
import { wait } from './shared/port.ts'

/**
 * The transitions from a result back to the form, or back to the choice of an email address. The form and the choice
 * still contain the earlier entries.
 */
const again = [{ guard: 'isChoosing', target: 'emailSelection' }, { target: 'form' }] as const

export const forgotPasswordMachine = forgotPasswordSetup.createMachine({
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
