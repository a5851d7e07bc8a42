/** The registration of a third party (document 2, §2.8, §4, §5, §8; route /thirdPartyRegistration). */
import { assign, setup, assertEvent } from 'xstate'
import type { AddressType } from './forms/address.ts'
import { remainingRefusals } from './forms/credentials.ts'
import type { ThirdPartyDraft, ThirdPartyEntries } from './forms/third-party-form.ts'
import { thirdPartyErrors, type ThirdPartyErrors, type ThirdPartyRefusal } from './forms/third-party.ts'
import { loginCreation } from './parts/login-creation.machine.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from './rules/errors.ts'
import { byKind } from './shared/by-kind.ts'
import { hasTyped, type CloseForm } from './shared/close-form.ts'
import { effect } from './shared/port.ts'
import type { RegisteredThirdParty, ThirdPartyLogin, ThirdPartyRequest } from './shared/third-party.ts'

export type ThirdPartyRegistrationOutcome =
  | { readonly kind: 'registered'; readonly registered: RegisteredThirdParty }
  | { readonly kind: 'refused'; readonly refusal: ThirdPartyRefusal }

interface Context {
  readonly request: ThirdPartyRequest
  readonly draft: ThirdPartyDraft | null
  readonly addressType: AddressType
  readonly errors: ThirdPartyErrors
  readonly refusal: ThirdPartyRefusal | null
  readonly waitSeconds?: number
}

interface Edited {
  readonly entries: ThirdPartyEntries
  readonly changed: string
}
const errorsNow = ({ errors }: Context, { entries, changed }: Edited): ThirdPartyErrors => ({
  ...thirdPartyErrors(entries),
  ...remainingRefusals(errors, changed),
})

export const thirdPartyRegistrationMachine = setup({
  types: {
    input: {} as Pick<Context, 'request' | 'draft'>,
    context: {} as Context,
    events: {} as
      | { type: 'form.submit'; entries: ThirdPartyEntries }
      | ({ type: 'form.edit' } & Edited)
      | { type: 'draft.keep'; draft: ThirdPartyDraft }
      | { type: 'addressType.choose'; addressType: AddressType }
      | CloseForm
      | { type: 'leave.confirm' | 'leave.cancel' }
      | { type: 'cancel.choose' | 'login.choose' | 'dialog.close' },
    tags: {} as 'pending',
  },
  actors: { loginCreation: loginCreation<ThirdPartyLogin, ThirdPartyRegistrationOutcome>() },
  guards: {
    hasTyped,
    hasRequest: ({ context }) => context.request.accountNumber !== '',
    isInvalid: (_, entries: ThirdPartyEntries) => hasErrors(thirdPartyErrors(entries)),
    isMended: ({ context }, edited: Edited) => isAnyCorrected(context.errors, errorsNow(context, edited)),
  },
  actions: {
    /** The form can have other fields for the new address type. The next submit checks all fields again. */
    chooseAddressType: assign((_, addressType: AddressType) => ({ addressType, errors: {} })),
    showErrors: assign((_, entries: ThirdPartyEntries) => ({ errors: thirdPartyErrors(entries) })),
    dropMended: assign(({ context }, edited: Edited) => ({
      errors: remainingErrors(context.errors, errorsNow(context, edited)),
    })),
    showTaken: assign({ errors: { loginId: 'loginIdNotAvailable' } }),
    forgetErrors: assign({ errors: {}, refusal: null, waitSeconds: 0 }),
    keep: assign((_, { kind: _kind, ...fields }: Partial<Context> & { kind: string }) => fields),
    /** At the password field, after the dialog is closed, because the message is about the password. */
    showReason: assign(({ context: { refusal } }) =>
      refusal !== null && 'message' in refusal ? { errors: { password: 'passwordRefused' as const } } : {},
    ),
    refuseUnanswered: assign({ refusal: { code: 'somethingWrong' } }),
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
