/**
 * Registration eligibility (document 1, §2.2, §4, §5, §8; routes /register and /registration).
 * securityCheck → form → validating → eligible | form with a refusal | alreadyRegistered |
 * registrationInProgress | sisterRegistration. A refused captcha pass leads back to securityCheck; the account
 * lookup opens over the form.
 */
import { assign, setup } from 'xstate'
import { accountLookupMachine } from './account-lookup.machine.ts'
import { resendActivationMachine } from './resend-activation.machine.ts'
import { accountNumberProblem, reduceAccountNumber } from './rules/account-number.ts'
import type { AccountNumberProblem } from './rules/account-number.ts'
import { required } from './rules/required.ts'
import { securityCheckMachine } from './security-check.machine.ts'
import { output } from './shared/output.ts'
import { port } from './shared/port.ts'
import { collect, hasProblems } from './rules/problems.ts'
import type { Problems } from './rules/problems.ts'

/** What stands in the form. Nothing here is secret. */
export interface EligibilityEntries {
  readonly accountNumber: string
  readonly customerType: 'Person' | 'Organization'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly customerName: string
}
export type EligibilityField = Exclude<keyof EligibilityEntries, 'customerType' | 'middleName'>
export type EligibilityProblem =
  | AccountNumberProblem
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'customerNameRequired'
/** The refusals that stand at the form, by the texts of document 1, §8. */
export type EligibilityRefusal =
  | 'detailsDoNotMatch'
  | 'accountNumberNotFound'
  | 'notEligible'
  | 'sisterCustomer'
  | 'somethingWrong'
export type EligibilityOutcome =
  | { readonly kind: 'eligible' }
  | { readonly kind: 'refused'; readonly refusal: EligibilityRefusal }
  | { readonly kind: 'alreadyRegistered' }
  | {
      readonly kind: 'registrationInProgress'
      readonly oktaId: string
      /** Until another activation email may be asked for. */
      readonly secondsLeft: number
    }
  | { readonly kind: 'sisterRegistration' }
  | { readonly kind: 'captchaRequired' }

const firstName = required('firstNameRequired')
const lastName = required('lastNameRequired')
const customerName = required('customerNameRequired')

/** Account number, and the names its customer type asks for (document 1, §5). */
export const eligibilityProblems = (
  entries: EligibilityEntries,
): Problems<EligibilityField, EligibilityProblem> => {
  const isPerson = entries.customerType === 'Person'
  return collect<EligibilityField, EligibilityProblem>({
    accountNumber: accountNumberProblem(entries.accountNumber),
    firstName: isPerson ? firstName(entries.firstName) : null,
    lastName: isPerson ? lastName(entries.lastName) : null,
    customerName: isPerson ? null : customerName(entries.customerName),
  })
}

/** As the call takes it: trimmed, the account number reduced to its 12 digits. */
const normalise = (entries: EligibilityEntries): EligibilityEntries => ({
  accountNumber: reduceAccountNumber(entries.accountNumber),
  customerType: entries.customerType,
  firstName: entries.firstName.trim(),
  middleName: entries.middleName.trim(),
  lastName: entries.lastName.trim(),
  customerName: entries.customerName.trim(),
})

export const eligibilityMachine = setup({
  types: {
    /** What the address prefilled. */
    input: {} as { entries: EligibilityEntries; linkEmail: string },
    context: {} as {
      entries: EligibilityEntries
      linkEmail: string
      problems: Problems<EligibilityField, EligibilityProblem>
      refusal: EligibilityRefusal | null
      captchaToken: string
      oktaId: string
      secondsLeft: number
    },
    events: {} as
      | { type: 'form.submit'; entries: EligibilityEntries }
      /** Another customer type, with what stands in the form. */
      | { type: 'customerType.switch'; entries: EligibilityEntries }
      /** The form is being left, with what stands in it. */
      | { type: 'draft.keep'; draft: EligibilityEntries }
      | { type: 'lookup.open' }
      | { type: 'close.choose' }
      | { type: 'dialog.close' }
      | { type: 'login.choose' }
      | { type: 'forgotLogin.choose' }
      | { type: 'forgotPassword.choose' },
    tags: {} as 'pending',
    children: {} as {
      securityCheck: 'securityCheck'
      accountLookup: 'accountLookup'
      resendActivation: 'resendActivation'
    },
  },
  actors: {
    securityCheck: securityCheckMachine,
    accountLookup: accountLookupMachine,
    resendActivation: resendActivationMachine,
    checkEligibility: port<
      EligibilityOutcome,
      { entries: EligibilityEntries; linkEmail: string; captchaToken: string }
    >('checkEligibility'),
  },
  guards: {
    isInvalid: (_, entries: EligibilityEntries) => hasProblems(eligibilityProblems(entries)),
    isEligible: (_, outcome: EligibilityOutcome) => outcome.kind === 'eligible',
    isAlreadyRegistered: (_, outcome: EligibilityOutcome) => outcome.kind === 'alreadyRegistered',
    isInProgress: (_, outcome: EligibilityOutcome) => outcome.kind === 'registrationInProgress',
    isForSister: (_, outcome: EligibilityOutcome) => outcome.kind === 'sisterRegistration',
    isCaptchaRequired: (_, outcome: EligibilityOutcome) => outcome.kind === 'captchaRequired',
  },
  actions: {
    keepToken: assign((_, check: { token: string }) => ({ captchaToken: check.token })),
    clearToken: assign({ captchaToken: '' }),
    showProblems: assign((_, entries: EligibilityEntries) => ({
      entries,
      problems: eligibilityProblems(entries),
      refusal: null,
    })),
    switchType: assign((_, entries: EligibilityEntries) => ({ entries, problems: {} })),
    keepEntries: assign((_, entries: EligibilityEntries) => ({
      entries: normalise(entries),
      problems: {},
      refusal: null,
    })),
    refuse: assign((_, outcome: EligibilityOutcome) => ({
      refusal: outcome.kind === 'refused' ? outcome.refusal : ('somethingWrong' as const),
    })),
    /** Live code holds it: Back and a reload ask nothing twice (contract §4). */
    holdDraft: (_, draft: EligibilityEntries) => void draft,
    /** Live code clears the registration record: closing abandons the flow (contract §4). */
    forgetHeld: () => undefined,
    refuseUnanswered: assign({ refusal: 'somethingWrong' }),
    keepUnactivated: assign((_, outcome: EligibilityOutcome) =>
      outcome.kind === 'registrationInProgress'
        ? { oktaId: outcome.oktaId, secondsLeft: outcome.secondsLeft }
        : {},
    ),
  },
}).createMachine({
  id: 'eligibility',
  context: ({ input }) => ({
    ...input,
    problems: {},
    refusal: null,
    captchaToken: '',
    oktaId: '',
    secondsLeft: 0,
  }),
  initial: 'securityCheck',
  on: {
    'draft.keep': { actions: { type: 'holdDraft', params: ({ event }) => event.draft } },
    'close.choose': { actions: 'forgetHeld' },
  },
  states: {
    securityCheck: {
      invoke: {
        id: 'securityCheck',
        src: 'securityCheck',
        onDone: { target: 'form', actions: { type: 'keepToken', params: output } },
      },
    },
    form: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showProblems', params: ({ event }) => event.entries },
          },
          {
            target: 'validating',
            actions: { type: 'keepEntries', params: ({ event }) => event.entries },
          },
        ],
        'customerType.switch': { actions: { type: 'switchType', params: ({ event }) => event.entries } },
        'lookup.open': 'lookup',
      },
    },
    lookup: {
      invoke: { id: 'accountLookup', src: 'accountLookup' },
      on: { 'dialog.close': 'form' },
    },
    validating: {
      tags: 'pending',
      invoke: {
        id: 'check',
        src: 'checkEligibility',
        input: ({ context: { entries, linkEmail, captchaToken } }) => ({ entries, linkEmail, captchaToken }),
        onDone: [
          { guard: { type: 'isEligible', params: output }, target: 'eligible' },
          {
            guard: { type: 'isAlreadyRegistered', params: output },
            target: 'alreadyRegistered',
            actions: 'clearToken',
          },
          {
            guard: { type: 'isInProgress', params: output },
            target: 'registrationInProgress',
            actions: ['clearToken', { type: 'keepUnactivated', params: output }],
          },
          { guard: { type: 'isForSister', params: output }, target: 'sisterRegistration' },
          {
            guard: { type: 'isCaptchaRequired', params: output },
            target: 'securityCheck',
            actions: 'clearToken',
          },
          { target: 'form', actions: ['clearToken', { type: 'refuse', params: output }] },
        ],
        // The call may never have arrived: the token stays for the next try.
        onError: { target: 'form', actions: 'refuseUnanswered' },
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
        input: ({ context: { oktaId, secondsLeft } }) => ({ recipient: { oktaId }, secondsLeft }),
      },
      on: { 'dialog.close': 'form' },
    },
    eligible: { type: 'final' },
    sisterRegistration: { type: 'final' },
    login: { type: 'final' },
    forgotLogin: { type: 'final' },
    forgotPassword: { type: 'final' },
  },
})
