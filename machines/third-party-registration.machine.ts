/**
 * Third party registration (document 2, §2.8, §4, §5, §8; route /thirdPartyRegistration).
 * routing → form → registering → registered | couldNotCreate. The address type decides which fields apply and are
 * required; without an accepted request there is nothing to register for. Close abandons the flow.
 */
import { assertEvent, assign, setup } from 'xstate'
import type { AddressType } from './forms/address.ts'
import { thirdPartyErrors } from './forms/third-party.ts'
import type {
  ThirdPartyDraft,
  ThirdPartyEntries,
  ThirdPartyErrors,
  ThirdPartyRefusal,
} from './forms/third-party.ts'
import { loginCreation } from './parts/login-creation.machine.ts'
import { stillRefused } from './forms/credentials.ts'
import { hasErrors, isAnyMended, stillWrong } from './rules/errors.ts'
import { byKind } from './shared/by-kind.ts'
import { effect } from './shared/port.ts'
import type {
  ThirdPartyLogin,
  ThirdPartyRegistrationOutcome,
  ThirdPartyRequest,
} from './shared/third-party.ts'

interface Context {
  /** The accepted request, or `noRequest`. */
  readonly request: ThirdPartyRequest
  readonly draft: ThirdPartyDraft | null
  readonly addressType: AddressType
  readonly errors: ThirdPartyErrors
  readonly refusal: ThirdPartyRefusal | null
  /** Seconds to wait after a 429, else 0 or absent. */
  readonly waitSeconds?: number
}

/** What stands in the form after its field `changed` was edited. */
interface Edited {
  readonly entries: ThirdPartyEntries
  readonly changed: string
}
const errorsNow = ({ errors }: Context, { entries, changed }: Edited): ThirdPartyErrors => ({
  ...thirdPartyErrors(entries),
  ...stillRefused(errors, changed),
})

export const thirdPartyRegistrationMachine = setup({
  types: {
    input: {} as Pick<Context, 'request' | 'draft'>,
    context: {} as Context,
    events: {} as
      | { type: 'form.submit'; entries: ThirdPartyEntries }
      | ({ type: 'form.edit' } & Edited)
      /** The form is being left, with what stands in it. */
      | { type: 'draft.keep'; draft: ThirdPartyDraft }
      | { type: 'addressType.choose'; addressType: AddressType }
      /** `hasTyped`: the form holds something that would be lost. */
      | { type: 'close.choose'; hasTyped?: boolean }
      | { type: 'leave.confirm' | 'leave.cancel' }
      | { type: 'cancel.choose' | 'login.choose' | 'dialog.close' },
    tags: {} as 'pending',
  },
  actors: { loginCreation: loginCreation<ThirdPartyLogin, ThirdPartyRegistrationOutcome>() },
  guards: {
    hasTyped: (_, { hasTyped = false }: { hasTyped?: boolean }) => hasTyped,
    hasRequest: ({ context }) => context.request.accountNumber !== '',
    isInvalid: (_, entries: ThirdPartyEntries) => hasErrors(thirdPartyErrors(entries)),
    isMended: ({ context }, edited: Edited) => isAnyMended(context.errors, errorsNow(context, edited)),
  },
  actions: {
    /** Errors of fields that may be gone would lead nowhere: they are looked for again on the next submit. */
    chooseAddressType: assign((_, addressType: AddressType) => ({ addressType, errors: {} })),
    showErrors: assign((_, entries: ThirdPartyEntries) => ({ errors: thirdPartyErrors(entries) })),
    dropMended: assign(({ context }, edited: Edited) => ({
      errors: stillWrong(context.errors, errorsNow(context, edited)),
    })),
    showTaken: assign({ errors: { loginId: 'loginIdNotAvailable' } }),
    forgetErrors: assign({ errors: {}, refusal: null, waitSeconds: 0 }),
    keep: assign((_, { kind: _kind, ...fields }: Partial<Context> & { kind: string }) => fields),
    /** The provider's own words are about the password: they stand at its field when the modal has gone. */
    showReason: assign(({ context: { refusal } }) =>
      refusal !== null && 'message' in refusal ? { errors: { password: 'passwordRefused' as const } } : {},
    ),
    refuseUnanswered: assign({ refusal: { code: 'somethingWrong' } }),
    /** Back and a reload ask nothing twice. */
    saveDraft: effect<ThirdPartyDraft>('saveDraft'),
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
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
