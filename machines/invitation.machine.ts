/**
 * Registration by a mailed invitation (document 2, §2.10, §4, §5, §8; route /registrationInvitation).
 * routing → loading → form | notFound | alreadyRegistered | loadFailed; form → checkingLoginId → creating → created |
 * couldNotCreate | callFailed. A registered account leads to the identity provider itself: redirecting, and by way of
 * the login page where that is not possible.
 */
import { assign, setup } from 'xstate'
import { invitationErrors } from './forms/credentials.ts'
import type { InvitationDraft, InvitationEntries, InvitationField, LoginError } from './forms/credentials.ts'
import type { CreatedLogin, CreateLoginOutcome } from './shared/created-login.ts'
import { byKind } from './shared/by-kind.ts'
import { effect, output, port, wait } from './shared/port.ts'
import { hasErrors } from './rules/errors.ts'
import type { FieldErrors } from './rules/errors.ts'
import type { RedirectOutcome, RedirectRequest } from './parts/sign-in.machine.ts'

/** What the link carries. */
export interface InvitationLink {
  readonly guid: string
  readonly accountNumber: string
}
/** Who is invited; prefills the form. */
export interface Invitation {
  readonly accountNumber: string
  readonly businessPartnerNumber: string
  readonly customerType: 'Individual' | 'Business'
  readonly customerName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}
export type InvitationOutcome =
  | { readonly kind: 'open'; readonly invitation: Invitation }
  | { readonly kind: 'notFound' }
  /** `loginHint` may be empty. */
  | { readonly kind: 'alreadyRegistered'; readonly loginHint: string }
  | { readonly kind: 'failed' }

/** What the call that creates the login needs. */
interface Submit {
  readonly link: InvitationLink | null
  readonly invitation: Invitation | null
  readonly entries: InvitationEntries | null
}

export const invitationMachine = setup({
  types: {
    /** `null` when the link is without one of its parameters. */
    input: {} as { link: InvitationLink | null; draft: InvitationDraft | null },
    context: {} as {
      /** Why the backend did not take the password; empty without a reason. */
      passwordReason: string
      /** Of a call that was refused for coming too often; 0 or absent without one. */
      waitSeconds?: number
      link: InvitationLink | null
      draft: InvitationDraft | null
      invitation: Invitation | null
      loginHint: string
      submitted: InvitationEntries | null
      errors: FieldErrors<InvitationField, LoginError>
      created: CreatedLogin | null
    },
    events: {} as
      | { type: 'form.submit'; entries: InvitationEntries }
      /** The form is being left, with what stands in it. */
      | { type: 'draft.keep'; draft: InvitationDraft }
      | { type: 'cancel.choose' }
      | { type: 'dialog.close' }
      | { type: 'close.choose' },
    tags: {} as 'pending',
  },
  actors: {
    findInvitation: port<InvitationOutcome, InvitationLink | null>('findInvitation'),
    checkLoginId: port<boolean, { loginId: string }>('checkLoginId'),
    createUser: port<CreateLoginOutcome, Submit>('createUser'),
    redirectToProvider: port<RedirectOutcome, RedirectRequest>('redirectToProvider'),
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    isInvalid: ({ context }, entries: InvitationEntries) =>
      hasErrors(invitationErrors(entries, context.invitation?.email ?? '')),
    isAvailable: (_, available: boolean) => available,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keep: assign(
      (_, { kind: _kind, ...fields }: InvitationOutcome | Extract<CreateLoginOutcome, { kind: 'refused' }>) =>
        fields,
    ),
    showErrors: assign(({ context }, entries: InvitationEntries) => ({
      errors: invitationErrors(entries, context.invitation?.email ?? ''),
    })),
    showTaken: assign({ errors: { loginId: 'loginIdNotAvailable' } }),
    setSubmitted: assign((_, entries: InvitationEntries) => ({
      submitted: entries,
      errors: {},
      passwordReason: '',
    })),
    showReason: assign(({ context }) =>
      context.passwordReason === '' ? {} : { errors: { password: 'passwordRefused' as const } },
    ),
    clearSubmitted: assign({ submitted: null }),
    forgetLink: assign({ link: null }),
    /** A reload finds the link although it left the address bar. */
    saveLink: effect('saveLink'),
    /** Back and a reload ask nothing twice. */
    saveDraft: effect<InvitationDraft>('saveDraft'),
    /** The link is used or no good, or closing abandons the flow. */
    clearSavedData: effect('clearSavedData'),
    keepCreated: assign((_, { login }: { login: CreatedLogin }) => ({
      created: login,
      submitted: null,
      link: null,
    })),
  },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => ({
    ...input,
    invitation: null,
    loginHint: '',
    submitted: null,
    errors: {},
    passwordReason: '',
    created: null,
  }),
  initial: 'routing',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { actions: 'clearSavedData' },
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
        src: 'redirectToProvider',
        input: ({ context }) => ({ originalUri: '', acr: '', loginHint: context.loginHint }),
        onDone: byKind({ returned: 'alreadyRegistered', failed: 'login' }),
        onError: 'login',
      },
    },
    form: {
      on: {
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
        'cancel.choose': { target: 'login', actions: 'clearSavedData' },
      },
    },
    checkingLoginId: {
      tags: 'pending',
      invoke: {
        id: 'checkLoginId',
        src: 'checkLoginId',
        input: ({ context }) => ({ loginId: context.submitted?.loginId.trim() ?? '' }),
        onDone: [
          { guard: { type: 'isAvailable', params: output }, target: 'creating' },
          { target: 'form', actions: ['showTaken', 'clearSubmitted'] },
        ],
        onError: { target: 'callFailed', actions: [{ type: 'keepWait', params: wait }, 'clearSubmitted'] },
      },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createUser',
        src: 'createUser',
        input: ({ context }) => ({
          link: context.link,
          invitation: context.invitation,
          entries: context.submitted,
        }),
        onDone: byKind({
          created: { target: 'created', actions: 'keepCreated' },
          refused: { target: 'couldNotCreate', actions: ['keep', 'clearSubmitted'] },
        }),
        onError: { target: 'callFailed', actions: [{ type: 'keepWait', params: wait }, 'clearSubmitted'] },
      },
    },
    couldNotCreate: { on: { 'dialog.close': { target: 'form', actions: 'showReason' } } },
    callFailed: { on: { 'dialog.close': 'form' } },
    created: { type: 'final' },
    login: { type: 'final' },
  },
})
