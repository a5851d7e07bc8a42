/**
 * Third party registration (document 2, §2.8, §4, §5, §8; route /thirdPartyRegistration).
 * routing → form → checkingLoginId → registering → registered | couldNotCreate. The address type decides which fields
 * apply and are required; without an accepted request there is nothing to register for.
 */
import { assign, setup } from 'xstate'
import type { AddressType } from './forms/address.ts'
import { thirdPartyErrors } from './forms/third-party.ts'
import type { ThirdPartyDraft, ThirdPartyEntries, ThirdPartyErrors } from './forms/third-party.ts'
import { byKind } from './shared/by-kind.ts'
import { effect, output, port, wait } from './shared/port.ts'
import { hasErrors } from './rules/errors.ts'
import type { ThirdPartyRequest } from './shared/third-party.ts'

/** The modal messages of document 2, §8; the provider's own words are plain text of at most 200 characters. */
export type ThirdPartyRefusal =
  | {
      readonly code:
        | 'invalidAddress'
        | 'partnerNotCreated'
        | 'accountsNotLinked'
        | 'loginIdTaken'
        | 'accountNotCreated'
        | 'notCreated'
        | 'somethingWrong'
    }
  | { readonly message: string }
/** What registering leaves behind; nothing in it is secret. */
export interface RegisteredThirdParty {
  readonly firstName: string
  readonly lastName: string
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Empty when no phone was asked for or it could not be enrolled. */
  readonly factorId: string
  readonly mfaOptIn: boolean
  readonly phone: string
  readonly partnerNumber: string
}
export type ThirdPartyRegistrationOutcome =
  | { readonly kind: 'registered'; readonly registered: RegisteredThirdParty }
  | { readonly kind: 'refused'; readonly refusal: ThirdPartyRefusal }

interface Submit {
  readonly request: ThirdPartyRequest | null
  readonly entries: ThirdPartyEntries | null
}

export const thirdPartyRegistrationMachine = setup({
  types: {
    /** The accepted request, or `null` when none is stored. */
    input: {} as { request: ThirdPartyRequest | null; draft: ThirdPartyDraft | null },
    context: {} as {
      /** Of a call that was refused for coming too often; 0 or absent without one. */
      waitSeconds?: number
      request: ThirdPartyRequest | null
      draft: ThirdPartyDraft | null
      addressType: AddressType
      submitted: ThirdPartyEntries | null
      errors: ThirdPartyErrors
      refusal: ThirdPartyRefusal | null
    },
    events: {} as
      | { type: 'form.submit'; entries: ThirdPartyEntries }
      /** The form is being left, with what stands in it. */
      | { type: 'draft.keep'; draft: ThirdPartyDraft }
      | { type: 'addressType.choose'; addressType: AddressType }
      | { type: 'cancel.choose' }
      | { type: 'login.choose' }
      | { type: 'dialog.close' }
      | { type: 'close.choose' },
    tags: {} as 'pending',
  },
  actors: {
    checkLoginId: port<boolean, { loginId: string }>('checkLoginId'),
    registerThirdParty: port<ThirdPartyRegistrationOutcome, Submit>('registerThirdParty'),
  },
  guards: {
    hasRequest: ({ context }) => context.request !== null,
    isInvalid: (_, entries: ThirdPartyEntries) => hasErrors(thirdPartyErrors(entries)),
    isAvailable: (_, available: boolean) => available,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    /** Errors of fields that may be gone would lead nowhere: they are looked for again on the next submit. */
    chooseAddressType: assign((_, addressType: AddressType) => ({ addressType, errors: {} })),
    showErrors: assign((_, entries: ThirdPartyEntries) => ({ errors: thirdPartyErrors(entries) })),
    showTaken: assign({ errors: { loginId: 'loginIdNotAvailable' } }),
    setSubmitted: assign((_, entries: ThirdPartyEntries) => ({
      submitted: entries,
      errors: {},
      refusal: null,
      waitSeconds: 0,
    })),
    clearSubmitted: assign({ submitted: null }),
    keep: assign((_, { refusal }: { refusal: ThirdPartyRefusal }) => ({ refusal })),
    /** The provider's own words are about the password: they stand at its field when the modal has gone. */
    showReason: assign(({ context: { refusal } }) =>
      refusal !== null && 'message' in refusal ? { errors: { password: 'passwordRefused' as const } } : {},
    ),
    refuseUnanswered: assign({ refusal: { code: 'somethingWrong' } }),
    /** Back and a reload ask nothing twice. */
    saveDraft: effect<ThirdPartyDraft>('saveDraft'),
    /** Closing abandons the flow. */
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
  id: 'thirdPartyRegistration',
  context: ({ input }) => ({
    ...input,
    addressType: (input.draft ?? input.request)?.address.addressType ?? 'STANDARD',
    submitted: null,
    errors: {},
    refusal: null,
  }),
  initial: 'routing',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { actions: 'clearSavedData' },
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
          {
            target: 'checkingLoginId',
            actions: { type: 'setSubmitted', params: ({ event }) => event.entries },
          },
        ],
        'cancel.choose': { target: 'cancelled', actions: 'clearSavedData' },
      },
    },
    checkingLoginId: {
      tags: 'pending',
      invoke: {
        id: 'checkLoginId',
        src: 'checkLoginId',
        input: ({ context }) => ({ loginId: context.submitted?.loginId.trim() ?? '' }),
        onDone: [
          { guard: { type: 'isAvailable', params: output }, target: 'registering' },
          { target: 'form', actions: ['showTaken', 'clearSubmitted'] },
        ],
        onError: {
          target: 'couldNotCreate',
          actions: ['refuseUnanswered', { type: 'keepWait', params: wait }, 'clearSubmitted'],
        },
      },
    },
    registering: {
      tags: 'pending',
      invoke: {
        id: 'register',
        src: 'registerThirdParty',
        input: ({ context }) => ({ request: context.request, entries: context.submitted }),
        onDone: byKind({
          registered: { target: 'registered', actions: 'clearSubmitted' },
          refused: { target: 'couldNotCreate', actions: ['keep', 'clearSubmitted'] },
        }),
        onError: {
          target: 'couldNotCreate',
          actions: ['refuseUnanswered', { type: 'keepWait', params: wait }, 'clearSubmitted'],
        },
      },
    },
    couldNotCreate: {
      on: { 'dialog.close': { target: 'form', actions: 'showReason' }, 'login.choose': 'login' },
    },
    registered: { type: 'final' },
    cancelled: { type: 'final' },
    login: { type: 'final' },
    nothingStored: { type: 'final' },
  },
})
