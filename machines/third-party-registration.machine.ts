/**
 * The registration of a third party (document 2, §2.8, §4, §5, §8; route /thirdPartyRegistration). States: routing →
 * form → registering → registered | couldNotCreate. The address type determines which fields the form contains and
 * requires. Without an accepted third-party request, the flow ends in nothingStored. The close icon ends the flow. If
 * the form has entries, a dialog first asks the third party for a confirmation (state leaving).
 */
import { assertEvent } from 'xstate'
import { thirdPartyRegistrationSetup } from './setups/third-party-registration.setup.ts'
import { byKind } from './shared/by-kind.ts'

export const thirdPartyRegistrationMachine = thirdPartyRegistrationSetup.createMachine({
  id: 'thirdPartyRegistration',
  context: ({ input }) => ({
    ...input,
    addressType: (input.draft ?? input.request).address.addressType,
    errors: {},
    refusal: null,
  }),
  initial: 'routing',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { target: '.closed', actions: 'clearSavedData' },
  },
  states: {
    routing: { always: [{ guard: 'hasRequest', target: 'form' }, { target: 'nothingStored' }] },
    form: {
      on: {
        'addressType.choose': {
          actions: { type: 'chooseAddressType', params: ({ event }) => event.addressType },
        },
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showErrors', params: ({ event }) => event.entries },
          },
          { target: 'registering', actions: 'forgetErrors' },
        ],
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event },
          actions: { type: 'dropMended', params: ({ event }) => event },
        },
        'cancel.choose': { target: 'cancelled', actions: 'clearSavedData' },
        'close.choose': {
          guard: { type: 'hasTyped', params: ({ event }) => event },
          target: 'leaving',
        },
      },
    },
    leaving: {
      on: { 'leave.confirm': { target: 'closed', actions: 'clearSavedData' }, 'leave.cancel': 'form' },
    },
    registering: {
      tags: 'pending',
      invoke: {
        id: 'loginCreation',
        src: 'loginCreation',
        input: ({ context: { request }, event }) => {
          assertEvent(event, 'form.submit')
          return { request, entries: event.entries }
        },
        onDone: byKind({
          registered: 'registered',
          loginIdTaken: { target: 'form', actions: 'showTaken' },
          refused: { target: 'couldNotCreate', actions: 'keep' },
          failed: { target: 'couldNotCreate', actions: ['refuseUnanswered', 'keep'] },
        }),
      },
    },
    couldNotCreate: {
      on: { 'dialog.close': { target: 'form', actions: 'showReason' }, 'login.choose': 'login' },
    },
    registered: { type: 'final' },
    cancelled: { type: 'final' },
    login: { type: 'final' },
    nothingStored: { type: 'final' },
    closed: { type: 'final' },
  },
})
