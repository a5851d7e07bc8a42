/** The registration by a mailed invitation (document 2, §2.10, §4, §5, §8; route /registrationInvitation). */
import { assign, setup, assertEvent } from 'xstate'
import { invitationErrors, remainingRefusals, type InvitationErrors } from './forms/credentials.ts'
import type { InvitationDraft, InvitationEntries } from './forms/login-form.ts'
import { loginCreation } from './parts/login-creation.machine.ts'
import { signInMachine } from './parts/sign-in.machine.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from './rules/errors.ts'
import { byKind } from './shared/by-kind.ts'
import { hasTyped, type CloseForm } from './shared/close-form.ts'
import type { CreateLoginOutcome, NoLogin } from './shared/created-login.ts'
import { effect, port, wait } from './shared/port.ts'

export interface InvitationLink {
  readonly guid: string
  readonly accountNumber: string
}
export interface Invitation {
  readonly accountNumber: string
  readonly businessPartnerNumber: string
  readonly customerType: 'individual' | 'business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}
export interface InvitedLogin {
  readonly link: InvitationLink
  readonly invitation: Invitation
  readonly entries: InvitationEntries
}

export const noLink: InvitationLink = { guid: '', accountNumber: '' }
export const noInvitation: Invitation = {
  accountNumber: '',
  businessPartnerNumber: '',
  customerType: 'individual',
  customerName: '',
  firstName: '',
  lastName: '',
  email: '',
}

export type InvitationOutcome =
  | { readonly kind: 'open'; readonly invitation: Invitation }
  | { readonly kind: 'notFound' | 'failed' }
  | { readonly kind: 'alreadyRegistered'; readonly loginHint: string }

interface Input {
  readonly link: InvitationLink
  readonly draft: InvitationDraft | null
}
interface Context extends Input, NoLogin {
  readonly invitation: Invitation
  readonly loginHint: string
  readonly errors: InvitationErrors
}

interface Edited {
  readonly entries: InvitationEntries
  readonly changed: string
}
const errorsNow = ({ errors, invitation }: Context, { entries, changed }: Edited) => ({
  ...invitationErrors(entries, invitation.email),
  ...remainingRefusals(errors, changed),
})

export const invitationMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'form.submit'; entries: InvitationEntries }
      | ({ type: 'form.edit' } & Edited)
      | { type: 'draft.keep'; draft: InvitationDraft }
      | CloseForm
      | { type: 'leave.confirm' | 'leave.cancel' | 'cancel.choose' | 'dialog.close' },
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
    /** For a reload, because the portal removes the parameters of the link from the address bar. */
    saveLink: effect('saveLink'),
    saveDraft: effect<InvitationDraft>('saveDraft'),
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
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
