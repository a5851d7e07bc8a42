/** Whether a customer is allowed to register (document 1, §2.2, §4, §5, §8; routes /register and /registration). */
import { assertEvent, assign, setup } from 'xstate'
import { billErrors, normaliseBill, type BillEntries, type BillErrors } from './forms/bill.ts'
import { lookupForm, type LookupEntries } from './forms/lookup-form.ts'
import { accountLookupMachine } from './parts/account-lookup.machine.ts'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from './rules/errors.ts'
import { byKind } from './shared/by-kind.ts'
import { isHeld, checkInput, type CaptchaPass } from './shared/captcha-pass.ts'
import { hasTyped, type CloseForm } from './shared/close-form.ts'
import { effect, port, wait } from './shared/port.ts'

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
      readonly secondsLeft: number
      /**
       * The email address of the login that this tab has created. The customer can correct a typing error in this
       * address. Empty if the page offers no correction.
       */
      readonly changeable: string
    }
  | { readonly kind: 'sisterRegistration' | 'captchaRequired' }

interface Input {
  readonly entries: BillEntries
  readonly linkEmail: string
  readonly pass: CaptchaPass
  /**
   * True if the backend accepted the bill more than 30 minutes ago. The page then explains why the customer must enter
   * the bill again.
   */
  readonly isAgain?: boolean
  /** True if the account got a login after the bill was accepted. The backend then tells at once what became of it. */
  readonly isRegistered?: boolean
}
interface Context extends Input {
  readonly errors: BillErrors
  readonly refusal: EligibilityRefusal | null
  readonly oktaId: string
  readonly secondsLeft: number
  readonly changeable?: string
  readonly waitSeconds?: number
  /** What was changed in the dialog of the lookup. */
  readonly lookup?: Readonly<Record<string, string>>
}

export const eligibilityMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'form.submit' | 'form.edit' | 'customerType.switch'; entries: BillEntries }
      | { type: 'draft.keep'; draft: BillEntries }
      | CloseForm
      | { type: 'leave.confirm' | 'leave.cancel' }
      | { type: 'lookup.open'; bill: LookupEntries }
      | { type: 'lookup.keep'; changed: Readonly<Record<string, string>> }
      | { type: 'dialog.close' }
      | { type: 'login.choose' | 'forgotLogin.choose' | 'forgotPassword.choose' },
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
    checkEligibility: port<EligibilityOutcome, Pick<Context, 'entries' | 'linkEmail'>>('checkEligibility'),
  },
  guards: {
    isHeld,
    isKnownBill: ({ context }) => context.isRegistered === true && context.pass === 'held',
    hasTyped,
    isInvalid: (_, entries: BillEntries) => hasErrors(billErrors(entries)),
    isMended: ({ context }, entries: BillEntries) => isAnyCorrected(context.errors, billErrors(entries)),
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    askAgain: assign({ pass: 'lapsed' }),
    showErrors: assign((_, entries: BillEntries) => ({
      entries,
      errors: billErrors(entries),
      refusal: null,
      waitSeconds: 0,
    })),
    dropMended: assign(({ context }, entries: BillEntries) => ({
      errors: remainingErrors(context.errors, billErrors(entries)),
    })),
    switchType: assign((_, entries: BillEntries) => ({ entries, errors: {} })),
    keepEntries: assign((_, entries: BillEntries) => ({
      entries: normaliseBill(entries),
      errors: {},
      refusal: null,
      waitSeconds: 0,
    })),
    keep: assign((_, { kind: _kind, ...fields }: EligibilityOutcome) => fields),
    keepLookup: assign(({ context }, changed: Readonly<Record<string, string>>) => ({
      lookup: { ...context.lookup, ...changed },
    })),
    saveDraft: effect<BillEntries>('saveDraft'),
    clearSavedData: effect('clearSavedData'),
    refuseUnanswered: assign({ refusal: 'somethingWrong' }),
  },
}).createMachine({
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
    'lookup.keep': { actions: { type: 'keepLookup', params: ({ event }) => event.changed } },
    'close.choose': { target: '.closed', actions: 'clearSavedData' },
  },
  states: {
    securityCheck: {
      always: [
        { guard: 'isKnownBill', target: 'validating' },
        { guard: 'isHeld', target: 'form' },
      ],
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
      invoke: {
        id: 'accountLookup',
        src: 'accountLookup',
        input: ({ context: { lookup }, event }) => {
          assertEvent(event, 'lookup.open')
          return { pass: 'held' as const, entries: lookupForm.read((name) => lookup?.[name], event.bill) }
        },
      },
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
