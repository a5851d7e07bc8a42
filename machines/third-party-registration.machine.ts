/**
 * Third party registration (document 2, §2.8, §4, §5, §8; route /thirdPartyRegistration).
 * arriving → form → checkingLoginId → registering → registered | couldNotCreate. The address type decides which fields
 * apply and are required; without an accepted request there is nothing to register for.
 */
import { assign, setup } from 'xstate'
import { loginProblems } from './create-login.machine.ts'
import type { LoginEntries, LoginField, LoginProblem } from './create-login.machine.ts'
import type { AddressEntries, AddressField, AddressProblem, AddressType } from './rules/address.ts'
import { phoneProblem } from './rules/phone.ts'
import { required } from './rules/required.ts'
import { addressProblems } from './forms/address.ts'
import { output } from './shared/output.ts'
import { port } from './shared/port.ts'
import { collect, hasProblems } from './rules/problems.ts'
import type { Problems } from './rules/problems.ts'
import type { ThirdPartyRequest } from './shared/third-party.ts'

/** What a submit carries. `phone` is the one for codes. Secrets are held while it is in flight and no longer. */
export interface ThirdPartyEntries extends LoginEntries {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly careOf: string
  /** International form where it makes a number. */
  readonly primaryPhone: string
  readonly extension: string
  readonly address: AddressEntries
}
/** What may be held of it when the form is left. */
export type ThirdPartyDraft = Omit<ThirdPartyEntries, 'password' | 'confirmPassword' | 'answer'>
export type PersonField = 'firstName' | 'lastName' | 'primaryPhone'
export type PersonProblem = 'firstNameRequired' | 'lastNameRequired' | 'primaryPhoneRequired' | 'phoneInvalid'
export type ThirdPartyProblems = Problems<PersonField, PersonProblem> &
  Problems<AddressField, AddressProblem> &
  Problems<LoginField, LoginProblem>

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

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const primaryPhone = required('primaryPhoneRequired')

/** Every rule of document 2, §5 for this form, in the order of its fields. */
export const thirdPartyProblems = (entries: ThirdPartyEntries): ThirdPartyProblems => {
  const { email, confirmEmail, ...login } = loginProblems(entries)
  return {
    ...collect<PersonField, PersonProblem>({
      firstName: firstName(entries.firstName),
      lastName: lastName(entries.lastName),
      primaryPhone: primaryPhone(entries.primaryPhone) ?? phoneProblem(entries.primaryPhone),
    }),
    ...(email && { email }),
    ...(confirmEmail && { confirmEmail }),
    ...collect<AddressField, AddressProblem>(addressProblems(entries.address)),
    ...login,
  }
}

interface Submit {
  readonly request: ThirdPartyRequest | null
  readonly entries: ThirdPartyEntries | null
}

export const thirdPartyRegistrationMachine = setup({
  types: {
    /** The accepted request, or `null` when none is held. */
    input: {} as { request: ThirdPartyRequest | null; draft: ThirdPartyDraft | null },
    context: {} as {
      request: ThirdPartyRequest | null
      draft: ThirdPartyDraft | null
      addressType: AddressType
      inFlight: ThirdPartyEntries | null
      problems: ThirdPartyProblems
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
    isInvalid: (_, entries: ThirdPartyEntries) => hasProblems(thirdPartyProblems(entries)),
    isAvailable: (_, available: boolean) => available,
    isRegistered: (_, outcome: ThirdPartyRegistrationOutcome) => outcome.kind === 'registered',
  },
  actions: {
    /** Problems of fields that may be gone would lead nowhere: they are looked for again on the next submit. */
    chooseAddressType: assign((_, addressType: AddressType) => ({ addressType, problems: {} })),
    showProblems: assign((_, entries: ThirdPartyEntries) => ({ problems: thirdPartyProblems(entries) })),
    showTaken: assign({ problems: { loginId: 'loginIdNotAvailable' } }),
    hold: assign((_, entries: ThirdPartyEntries) => ({ inFlight: entries, problems: {}, refusal: null })),
    letGo: assign({ inFlight: null }),
    refuse: assign((_, outcome: ThirdPartyRegistrationOutcome) => ({
      refusal: outcome.kind === 'refused' ? outcome.refusal : null,
    })),
    refuseUnanswered: assign({ refusal: { code: 'somethingWrong' } }),
    /** Live code holds it: Back and a reload ask nothing twice (contract §4). */
    holdDraft: (_, draft: ThirdPartyDraft) => void draft,
    /** Live code clears the request: closing abandons the flow (contract §4). */
    forgetHeld: () => undefined,
  },
}).createMachine({
  id: 'thirdPartyRegistration',
  context: ({ input }) => ({
    ...input,
    addressType: (input.draft ?? input.request)?.address.addressType ?? 'STANDARD',
    inFlight: null,
    problems: {},
    refusal: null,
  }),
  initial: 'arriving',
  on: {
    'draft.keep': { actions: { type: 'holdDraft', params: ({ event }) => event.draft } },
    'close.choose': { actions: 'forgetHeld' },
  },
  states: {
    arriving: { always: [{ guard: 'hasRequest', target: 'form' }, { target: 'nothingHeld' }] },
    form: {
      on: {
        'addressType.choose': {
          actions: { type: 'chooseAddressType', params: ({ event }) => event.addressType },
        },
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showProblems', params: ({ event }) => event.entries },
          },
          {
            target: 'checkingLoginId',
            actions: { type: 'hold', params: ({ event }) => event.entries },
          },
        ],
        'cancel.choose': { target: 'cancelled', actions: 'forgetHeld' },
      },
    },
    checkingLoginId: {
      tags: 'pending',
      invoke: {
        id: 'checkLoginId',
        src: 'checkLoginId',
        input: ({ context }) => ({ loginId: context.inFlight?.loginId.trim() ?? '' }),
        onDone: [
          { guard: { type: 'isAvailable', params: output }, target: 'registering' },
          { target: 'form', actions: ['showTaken', 'letGo'] },
        ],
        onError: { target: 'couldNotCreate', actions: ['refuseUnanswered', 'letGo'] },
      },
    },
    registering: {
      tags: 'pending',
      invoke: {
        id: 'register',
        src: 'registerThirdParty',
        input: ({ context }) => ({ request: context.request, entries: context.inFlight }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: output },
            target: 'registered',
            actions: 'letGo',
          },
          { target: 'couldNotCreate', actions: [{ type: 'refuse', params: output }, 'letGo'] },
        ],
        onError: { target: 'couldNotCreate', actions: ['refuseUnanswered', 'letGo'] },
      },
    },
    couldNotCreate: { on: { 'dialog.close': 'form', 'login.choose': 'login' } },
    registered: { type: 'final' },
    cancelled: { type: 'final' },
    login: { type: 'final' },
    nothingHeld: { type: 'final' },
  },
})
