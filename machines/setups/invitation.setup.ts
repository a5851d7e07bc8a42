/**
 * Declares the types, call (port), child machines, guards and actions of the registration by a mailed invitation.
 * `invitation.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { invitationErrors, remainingRefusals } from '../forms/credentials.ts'
import type { InvitationErrors } from '../forms/credentials.ts'
import type { InvitationDraft, InvitationEntries } from '../forms/login-form.ts'
import { loginCreation } from '../parts/login-creation.machine.ts'
import { signInMachine } from '../parts/sign-in.machine.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from '../rules/errors.ts'
import { hasTyped } from '../shared/close-form.ts'
import type { CloseForm } from '../shared/close-form.ts'
import type { CreateLoginOutcome, NoLogin } from '../shared/created-login.ts'
import { noLink } from '../shared/invitation.ts'
import type { Invitation, InvitationLink, InvitationOutcome, InvitedLogin } from '../shared/invitation.ts'
import { effect, port } from '../shared/port.ts'

interface Input {
  readonly link: InvitationLink
  readonly draft: InvitationDraft | null
}
interface Context extends Input, NoLogin {
  readonly invitation: Invitation
  readonly loginHint: string
  readonly errors: InvitationErrors
}

/** The data of an edit: the new content of the form, and the name of the field that the customer has changed. */
interface Edited {
  readonly entries: InvitationEntries
  readonly changed: string
}
const errorsNow = ({ errors, invitation }: Context, { entries, changed }: Edited) => ({
  ...invitationErrors(entries, invitation.email),
  ...remainingRefusals(errors, changed),
})

export const invitationSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'form.submit'; entries: InvitationEntries }
      | ({ type: 'form.edit' } & Edited)
      /** The customer has left the form. `draft` is the content of the form. */
      | { type: 'draft.keep'; draft: InvitationDraft }
      | CloseForm
      | { type: 'leave.confirm' | 'leave.cancel' }
      | { type: 'cancel.choose' | 'dialog.close' },
    tags: {} as 'pending',
    children: {} as { loginCreation: 'loginCreation'; redirect: 'signIn' },
  },
  actors: {
    findInvitation: port<InvitationOutcome, InvitationLink>('findInvitation'),
    loginCreation: loginCreation<InvitedLogin, CreateLoginOutcome>(),
    signIn: signInMachine,
  },
  guards: {
    hasTyped,
    hasLink: ({ context }) => context.link.accountNumber !== '',
    isInvalid: ({ context }, entries: InvitationEntries) =>
      hasErrors(invitationErrors(entries, context.invitation.email)),
    isMended: ({ context }, edited: Edited) => isAnyCorrected(context.errors, errorsNow(context, edited)),
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keep: assign((_, { kind: _kind, ...fields }: Partial<Context> & { kind: string }) => fields),
    showErrors: assign(({ context }, entries: InvitationEntries) => ({
      errors: invitationErrors(entries, context.invitation.email),
    })),
    dropMended: assign(({ context }, edited: Edited) => ({
      errors: remainingErrors(context.errors, errorsNow(context, edited)),
    })),
    showTaken: assign({ errors: { loginId: 'loginIdNotAvailable' } }),
    forgetErrors: assign({ errors: {}, passwordReason: '' }),
    showReason: assign(({ context }) =>
      context.passwordReason === '' ? {} : { errors: { password: 'passwordRefused' as const } },
    ),
    forgetLink: assign({ link: noLink }),
    /**
     * Stores the parameters of the link, so that a reload can use them. The portal removes these parameters from the
     * address bar.
     */
    saveLink: effect('saveLink'),
    /** Stores the entries of the form. The form shows them again after the browser's Back button or a reload. */
    saveDraft: effect<InvitationDraft>('saveDraft'),
    clearSavedData: effect('clearSavedData'),
  },
})
