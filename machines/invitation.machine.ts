/**
 * The registration by a mailed invitation (document 2, §2.10, §4, §5, §8; route /registrationInvitation). States:
 * routing → loading → form | notFound | alreadyRegistered | loadFailed; form → creating → created | couldNotCreate |
 * callFailed. If the account is already registered, the flow redirects the customer to the identity provider. If the
 * redirect fails, the login page opens. The close icon ends the flow. If the form has entries, a dialog first asks the
 * customer for a confirmation (state leaving).
 */
import { assertEvent } from 'xstate'
import { invitationSetup } from './setups/invitation.setup.ts'
import { byKind } from './shared/by-kind.ts'
import { noInvitation } from './shared/invitation.ts'
import { wait } from './shared/port.ts'

export const invitationMachine = invitationSetup.createMachine({
  id: 'invitation',
  context: ({ input }) => ({
    ...input,
    invitation: noInvitation,
    loginHint: '',
    errors: {},
    passwordReason: '',
  }),
  initial: 'routing',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { target: '.closed', actions: 'clearSavedData' },
  },
  states: {
    routing: { always: [{ guard: 'hasLink', target: 'loading' }, { target: 'notFound' }] },
    loading: {
      tags: 'pending',
      entry: 'saveLink',
      invoke: {
        id: 'findInvitation',
        src: 'findInvitation',
        input: ({ context }) => context.link,
        onDone: byKind({
          open: { target: 'form', actions: 'keep' },
          notFound: { target: 'notFound', actions: ['forgetLink', 'clearSavedData'] },
          alreadyRegistered: {
            target: 'alreadyRegistered',
            actions: ['forgetLink', 'clearSavedData', 'keep'],
          },
          failed: 'loadFailed',
        }),
        onError: { target: 'loadFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    notFound: { on: { 'dialog.close': 'login' } },
    loadFailed: { on: { 'dialog.close': 'login' } },
    alreadyRegistered: { on: { 'dialog.close': 'redirecting' } },
    redirecting: {
      tags: 'pending',
      invoke: {
        id: 'redirect',
        src: 'signIn',
        input: ({ context }) => ({
          task: { kind: 'redirect' as const, path: '' },
          loginHint: context.loginHint,
        }),
        onDone: byKind({ returned: 'alreadyRegistered', failed: 'login' }),
      },
    },
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
        'cancel.choose': { target: 'login', actions: 'clearSavedData' },
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
        input: ({ context: { link, invitation }, event }) => {
          assertEvent(event, 'form.submit')
          return { link, invitation, entries: event.entries }
        },
        onDone: byKind({
          created: { target: 'created', actions: 'forgetLink' },
          loginIdTaken: { target: 'form', actions: 'showTaken' },
          refused: { target: 'couldNotCreate', actions: 'keep' },
          failed: { target: 'callFailed', actions: 'keep' },
        }),
      },
    },
    couldNotCreate: { on: { 'dialog.close': { target: 'form', actions: 'showReason' } } },
    callFailed: { on: { 'dialog.close': 'form' } },
    created: { type: 'final' },
    login: { type: 'final' },
    closed: { type: 'final' },
  },
})
