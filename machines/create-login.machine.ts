/**
 * The creation of a login (document 1, §2.3, §4, §5, §8; route /createLogin). States: routing → form → creating →
 * created | couldNotCreate | callFailed | proofLapsed. The bill form opens again if the customer presses Previous, if
 * the account number is missing, or if the bill was checked more than 30 minutes ago. The close icon ends the flow. If
 * the form has entries, a dialog first asks the customer for a confirmation (state leaving).
 */
import { assertEvent } from 'xstate'
import { createLoginSetup } from './setups/create-login.setup.ts'
import { byKind } from './shared/by-kind.ts'

export const createLoginMachine = createLoginSetup.createMachine({
  id: 'createLogin',
  context: ({ input }) => ({ ...input, errors: {}, passwordReason: '' }),
  initial: 'routing',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { target: '.closed', actions: 'clearSavedData' },
  },
  states: {
    routing: { always: [{ guard: 'hasAccountNumber', target: 'form' }, { target: 'register' }] },
    form: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showErrors', params: ({ event }) => event.entries },
          },
          { target: 'creating', actions: 'forgetErrors' },
        ],
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event },
          actions: { type: 'dropMended', params: ({ event }) => event },
        },
        'previous.choose': 'previous',
        'close.choose': {
          guard: { type: 'hasTyped', params: ({ event }) => event },
          target: 'leaving',
        },
      },
    },
    leaving: {
      on: { 'leave.confirm': { target: 'closed', actions: 'clearSavedData' }, 'leave.cancel': 'form' },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'loginCreation',
        src: 'loginCreation',
        input: ({ context: { registrant }, event }) => {
          assertEvent(event, 'form.submit')
          return { registrant, entries: event.entries }
        },
        onDone: byKind({
          created: 'created',
          loginIdTaken: { target: 'form', actions: 'showTaken' },
          proofLapsed: 'proofLapsed',
          refused: { target: 'couldNotCreate', actions: 'keep' },
          failed: { target: 'callFailed', actions: 'keep' },
        }),
      },
    },
    couldNotCreate: { on: { 'dialog.close': { target: 'form', actions: 'showReason' } } },
    callFailed: { on: { 'dialog.close': 'form' } },
    created: { type: 'final' },
    previous: { type: 'final' },
    register: { type: 'final' },
    proofLapsed: { type: 'final' },
    closed: { type: 'final' },
  },
})
