/**
 * The check whether a customer is allowed to register (document 1, §2.2, §4, §5, §8; routes /register and
 * /registration). States: securityCheck → form → validating → eligible | form with the reason of a refusal |
 * alreadyRegistered | registrationInProgress | sisterRegistration. If the backend requires a new captcha, the flow
 * returns to securityCheck. The account lookup opens in a dialog over the form. The close icon ends the flow. If the
 * form has entries, a dialog first asks the customer for a confirmation (state leaving).
 */
import { eligibilitySetup } from './setups/eligibility.setup.ts'
import { checkInput } from './shared/captcha-pass.ts'
import { byKind } from './shared/by-kind.ts'
import { wait } from './shared/port.ts'

export const eligibilityMachine = eligibilitySetup.createMachine({
  id: 'eligibility',
  context: ({ input }) => ({
    ...input,
    errors: {},
    refusal: null,
    oktaId: '',
    secondsLeft: 0,
  }),
  initial: 'securityCheck',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { target: '.closed', actions: 'clearSavedData' },
  },
  states: {
    securityCheck: {
      always: { guard: 'isHeld', target: 'form' },
      invoke: { id: 'securityCheck', src: 'securityCheck', input: checkInput, onDone: 'form' },
    },
    form: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showErrors', params: ({ event }) => event.entries },
          },
          {
            target: 'validating',
            actions: { type: 'keepEntries', params: ({ event }) => event.entries },
          },
        ],
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event.entries },
          actions: { type: 'dropMended', params: ({ event }) => event.entries },
        },
        'customerType.switch': { actions: { type: 'switchType', params: ({ event }) => event.entries } },
        'lookup.open': 'lookup',
        'close.choose': {
          guard: { type: 'hasTyped', params: ({ event }) => event },
          target: 'leaving',
        },
      },
    },
    leaving: {
      on: { 'leave.confirm': { target: 'closed', actions: 'clearSavedData' }, 'leave.cancel': 'form' },
    },
    lookup: {
      invoke: { id: 'accountLookup', src: 'accountLookup', input: { pass: 'held' } },
      on: { 'dialog.close': 'form' },
    },
    validating: {
      tags: 'pending',
      invoke: {
        id: 'check',
        src: 'checkEligibility',
        input: ({ context: { entries, linkEmail } }) => ({ entries, linkEmail }),
        onDone: byKind({
          eligible: 'eligible',
          alreadyRegistered: 'alreadyRegistered',
          registrationInProgress: { target: 'registrationInProgress', actions: 'keep' },
          sisterRegistration: 'sisterRegistration',
          captchaRequired: { target: 'securityCheck', actions: 'askAgain' },
          refused: { target: 'form', actions: 'keep' },
        }),
        onError: { target: 'form', actions: ['refuseUnanswered', { type: 'keepWait', params: wait }] },
      },
    },
    alreadyRegistered: {
      on: {
        'login.choose': 'login',
        'forgotLogin.choose': 'forgotLogin',
        'forgotPassword.choose': 'forgotPassword',
        'dialog.close': 'form',
      },
    },
    registrationInProgress: {
      invoke: {
        id: 'resendActivation',
        src: 'resendActivation',
        input: ({ context: { oktaId, secondsLeft, changeable } }) => ({
          recipient: { oktaId },
          secondsLeft,
          changeable,
        }),
      },
      on: { 'dialog.close': 'form' },
    },
    eligible: { type: 'final' },
    sisterRegistration: { type: 'final' },
    login: { type: 'final' },
    forgotLogin: { type: 'final' },
    forgotPassword: { type: 'final' },
    closed: { type: 'final' },
  },
})
