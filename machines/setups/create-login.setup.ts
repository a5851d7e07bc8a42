/**
 * Declares the types, child machine, guards and actions of the flow that creates a login. `create-login.machine.ts`
 * contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { loginErrors, remainingRefusals } from '../forms/credentials.ts'
import type { BillEntries } from '../forms/bill.ts'
import type { LoginErrors } from '../forms/credentials.ts'
import type { LoginDraft, LoginEntries } from '../forms/login-form.ts'
import { loginCreation } from '../parts/login-creation.machine.ts'
import { hasTyped } from '../shared/close-form.ts'
import type { CloseForm } from '../shared/close-form.ts'
import type { BillLoginOutcome, LoginOfBill, NoLogin } from '../shared/created-login.ts'
import { effect } from '../shared/port.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from '../rules/errors.ts'

interface Input {
  /** The bill that the eligibility check has accepted; empty if the tab has stored no accepted bill. */
  readonly registrant: BillEntries
  /** The email address in the link that opened the bill form; empty if the link contained no email address. */
  readonly linkEmail: string
  /** The entries from an earlier visit to the form; `null` if there was no such visit. */
  readonly draft: LoginDraft | null
}

type Context = Input & NoLogin & { readonly errors: LoginErrors }
/** The data of an edit: the new content of the form, and the name of the field that the customer has changed. */
interface Edited {
  readonly entries: LoginEntries
  readonly changed: string
}
const errorsNow = ({ errors }: Context, { entries, changed }: Edited) => ({
  ...loginErrors(entries),
  ...remainingRefusals(errors, changed),
})

export const createLoginSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'form.submit'; entries: LoginEntries }
      | ({ type: 'form.edit' } & Edited)
      /** The customer has left the form. `draft` is the content of the form. */
      | { type: 'draft.keep'; draft: LoginDraft }
      | CloseForm
      | { type: 'leave.confirm' | 'leave.cancel' }
      | { type: 'previous.choose' | 'dialog.close' },
    tags: {} as 'pending',
    children: {} as { loginCreation: 'loginCreation' },
  },
  actors: { loginCreation: loginCreation<LoginOfBill, BillLoginOutcome>() },
  guards: {
    hasTyped,
    hasAccountNumber: ({ context }) => context.registrant.accountNumber !== '',
    isInvalid: (_, entries: LoginEntries) => hasErrors(loginErrors(entries)),
    isMended: ({ context }, edited: Edited) => isAnyCorrected(context.errors, errorsNow(context, edited)),
  },
  actions: {
    showErrors: assign((_, entries: LoginEntries) => ({ errors: loginErrors(entries) })),
    dropMended: assign(({ context }, edited: Edited) => ({
      errors: remainingErrors(context.errors, errorsNow(context, edited)),
    })),
    showTaken: assign({ errors: { loginId: 'loginIdNotAvailable' } }),
    forgetErrors: assign({ errors: {}, passwordReason: '' }),
    keep: assign((_, { kind: _kind, ...fields }: Partial<NoLogin> & { kind: string }) => fields),
    showReason: assign(({ context }) =>
      context.passwordReason === '' ? {} : { errors: { password: 'passwordRefused' as const } },
    ),
    /**
     * Stores the entries of the form. The form shows them again after the button Previous, the browser's Back button or
     * a reload.
     */
    saveDraft: effect<LoginDraft>('saveDraft'),
    clearSavedData: effect('clearSavedData'),
  },
})
