/**
 * Registration by a mailed invitation (document 2, §2.10, §4, §5, §8; route /registrationInvitation).
 * arriving → loading → form | notFound | alreadyRegistered | loadFailed; form → checkingLoginId → creating → created |
 * couldNotCreate | callFailed. A registered account leads to the identity provider itself: redirecting, and by way of
 * the login page where that is not possible.
 */
import { assign, setup } from 'xstate'
import { loginProblems } from './create-login.machine.ts'
import type {
  CreatedLogin,
  CreateLoginOutcome,
  LoginEntries,
  LoginField,
  LoginProblem,
} from './create-login.machine.ts'
import { output } from './shared/output.ts'
import { port } from './shared/port.ts'
import { hasProblems } from './rules/problems.ts'
import type { Problems } from './rules/problems.ts'
import type { RedirectOutcome, RedirectRequest } from './sign-in.machine.ts'

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

/** What a submit carries: the email is the invitation's. Secrets are held while it is in flight and no longer. */
export type InvitationEntries = Omit<LoginEntries, 'email' | 'confirmEmail'>
export type InvitationField = Exclude<LoginField, 'email' | 'confirmEmail'>

/** What may be held of it when the form is left. */
export type InvitationDraft = Omit<InvitationEntries, 'password' | 'confirmPassword' | 'answer'>

/** The rules of login creation (document 2, §5); nothing about the read-only email is the person's to mend. */
export const invitationProblems = (
  entries: InvitationEntries,
  email: string,
): Problems<InvitationField, LoginProblem> => {
  const {
    email: _email,
    confirmEmail: _confirmEmail,
    ...problems
  } = loginProblems({
    ...entries,
    email,
    confirmEmail: email,
  })
  return problems
}

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
      link: InvitationLink | null
      draft: InvitationDraft | null
      invitation: Invitation | null
      loginHint: string
      inFlight: InvitationEntries | null
      problems: Problems<InvitationField, LoginProblem>
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
    isOpen: (_, outcome: InvitationOutcome) => outcome.kind === 'open',
    isNotFound: (_, outcome: InvitationOutcome) => outcome.kind === 'notFound',
    isAlreadyRegistered: (_, outcome: InvitationOutcome) => outcome.kind === 'alreadyRegistered',
    isInvalid: ({ context }, entries: InvitationEntries) =>
      hasProblems(invitationProblems(entries, context.invitation?.email ?? '')),
    isAvailable: (_, available: boolean) => available,
    isCreated: (_, outcome: CreateLoginOutcome) => outcome.kind === 'created',
    isReturned: (_, outcome: RedirectOutcome) => outcome.kind === 'returned',
  },
  actions: {
    keepInvitation: assign((_, outcome: InvitationOutcome) => ({
      invitation: outcome.kind === 'open' ? outcome.invitation : null,
    })),
    keepLoginHint: assign((_, outcome: InvitationOutcome) => ({
      loginHint: outcome.kind === 'alreadyRegistered' ? outcome.loginHint : '',
    })),
    showProblems: assign(({ context }, entries: InvitationEntries) => ({
      problems: invitationProblems(entries, context.invitation?.email ?? ''),
    })),
    showTaken: assign({ problems: { loginId: 'loginIdNotAvailable' } }),
    hold: assign((_, entries: InvitationEntries) => ({ inFlight: entries, problems: {} })),
    letGo: assign({ inFlight: null }),
    forgetLink: assign({ link: null }),
    /** Live code holds the link, so that a reload finds it although it left the address bar. */
    holdLink: () => undefined,
    /** Live code holds it: Back and a reload ask nothing twice (contract §4). */
    holdDraft: (_, draft: InvitationDraft) => void draft,
    /** Live code clears what it held: the link is used or no good, or closing abandons the flow (contract §4). */
    forgetHeld: () => undefined,
    keepCreated: assign((_, outcome: CreateLoginOutcome) => ({
      created: outcome.kind === 'created' ? outcome.login : null,
      inFlight: null,
      link: null,
    })),
  },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => ({
    ...input,
    invitation: null,
    loginHint: '',
    inFlight: null,
    problems: {},
    created: null,
  }),
  initial: 'arriving',
  on: {
    'draft.keep': { actions: { type: 'holdDraft', params: ({ event }) => event.draft } },
    'close.choose': { actions: 'forgetHeld' },
  },
  states: {
    arriving: { always: [{ guard: 'hasLink', target: 'loading' }, { target: 'notFound' }] },
    loading: {
      tags: 'pending',
      entry: 'holdLink',
      invoke: {
        id: 'findInvitation',
        src: 'findInvitation',
        input: ({ context }) => context.link,
        onDone: [
          {
            guard: { type: 'isOpen', params: output },
            target: 'form',
            actions: { type: 'keepInvitation', params: output },
          },
          {
            guard: { type: 'isNotFound', params: output },
            target: 'notFound',
            actions: ['forgetLink', 'forgetHeld'],
          },
          {
            guard: { type: 'isAlreadyRegistered', params: output },
            target: 'alreadyRegistered',
            actions: ['forgetLink', 'forgetHeld', { type: 'keepLoginHint', params: output }],
          },
          { target: 'loadFailed' },
        ],
        onError: 'loadFailed',
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
        onDone: [
          { guard: { type: 'isReturned', params: output }, target: 'alreadyRegistered' },
          { target: 'login' },
        ],
        onError: 'login',
      },
    },
    form: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showProblems', params: ({ event }) => event.entries },
          },
          { target: 'checkingLoginId', actions: { type: 'hold', params: ({ event }) => event.entries } },
        ],
        'cancel.choose': { target: 'login', actions: 'forgetHeld' },
      },
    },
    checkingLoginId: {
      tags: 'pending',
      invoke: {
        id: 'checkLoginId',
        src: 'checkLoginId',
        input: ({ context }) => ({ loginId: context.inFlight?.loginId.trim() ?? '' }),
        onDone: [
          { guard: { type: 'isAvailable', params: output }, target: 'creating' },
          { target: 'form', actions: ['showTaken', 'letGo'] },
        ],
        onError: { target: 'callFailed', actions: 'letGo' },
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
          entries: context.inFlight,
        }),
        onDone: [
          {
            guard: { type: 'isCreated', params: output },
            target: 'created',
            actions: { type: 'keepCreated', params: output },
          },
          { target: 'couldNotCreate', actions: 'letGo' },
        ],
        onError: { target: 'callFailed', actions: 'letGo' },
      },
    },
    couldNotCreate: { on: { 'dialog.close': 'form' } },
    callFailed: { on: { 'dialog.close': 'form' } },
    created: { type: 'final' },
    login: { type: 'final' },
  },
})
