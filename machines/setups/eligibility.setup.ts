/**
 * Declares the types, child machines, call (port), guards and actions of the eligibility check.
 * `eligibility.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { accountLookupMachine } from '../parts/account-lookup.machine.ts'
import { billErrors, normaliseBill } from '../forms/bill.ts'
import type { BillEntries, BillErrors, EligibilityOutcome, EligibilityRefusal } from '../forms/bill.ts'
import { resendActivationMachine } from '../parts/resend-activation.machine.ts'
import { securityCheckMachine } from '../parts/security-check.machine.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from '../rules/errors.ts'
import { isHeld } from '../shared/captcha-pass.ts'
import type { CaptchaPass } from '../shared/captcha-pass.ts'
import { hasTyped } from '../shared/close-form.ts'
import type { CloseForm } from '../shared/close-form.ts'
import { effect, port } from '../shared/port.ts'

interface Input {
  /** The values that prefill the form: the values in the link, or the values that the tab has stored. */
  readonly entries: BillEntries
  readonly linkEmail: string
  readonly pass: CaptchaPass
  /**
   * True if the backend accepted the bill more than 30 minutes ago. The page then explains why the customer must enter
   * the bill again.
   */
  readonly isAgain?: boolean
}
interface Context extends Input {
  readonly errors: BillErrors
  readonly refusal: EligibilityRefusal | null
  readonly oktaId: string
  readonly secondsLeft: number
  readonly changeable?: string
  /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
  readonly waitSeconds?: number
}

export const eligibilitySetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      /** `entries` is the content of the form. `customerType.switch`: the customer has chosen another customer type. */
      | { type: 'form.submit' | 'form.edit' | 'customerType.switch'; entries: BillEntries }
      /** The customer has left the form. `draft` is the content of the form. */
      | { type: 'draft.keep'; draft: BillEntries }
      | CloseForm
      | { type: 'leave.confirm' | 'leave.cancel' }
      | { type: 'lookup.open' | 'dialog.close' }
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
    /** Stores the entries of the form. The form shows them again after the browser's Back button or a reload. */
    saveDraft: effect<BillEntries>('saveDraft'),
    clearSavedData: effect('clearSavedData'),
    refuseUnanswered: assign({ refusal: 'somethingWrong' }),
  },
})
