/**
 * Create login (document 1, §2.3, §4, §5, §8; route /createLogin).
 * arriving → form → checkingLoginId → creating → created | couldNotCreate | callFailed; Previous and a missing
 * account number lead back to eligibility.
 */
import { assign, setup } from 'xstate'
import { confirmEmailProblem, emailProblem } from './rules/email.ts'
import type { ConfirmEmailProblem, EmailProblem } from './rules/email.ts'
import { confirmPasswordProblem } from './rules/confirm-password.ts'
import type { ConfirmPasswordProblem } from './rules/confirm-password.ts'
import { loginIdProblem } from './rules/login-id.ts'
import type { LoginIdProblem } from './rules/login-id.ts'
import { passwordProblem } from './rules/password.ts'
import type { PasswordProblem } from './rules/password.ts'
import { phoneProblem } from './rules/phone.ts'
import type { PhoneProblem } from './rules/phone.ts'
import { securityAnswerProblem } from './rules/security-answer.ts'
import type { SecurityAnswerProblem } from './rules/security-answer.ts'
import { securityQuestionProblem } from './rules/security-questions.ts'
import { effect, output, port } from './shared/port.ts'
import { collect, hasProblems } from './rules/problems.ts'
import type { Problems } from './rules/problems.ts'
import type { EligibilityEntries } from './eligibility.machine.ts'

/** What a submit carries. Password, confirmation and answer are held while it is in flight and no longer. */
export interface LoginEntries {
  readonly loginId: string
  readonly password: string
  readonly confirmPassword: string
  readonly question: string
  readonly answer: string
  readonly email: string
  readonly confirmEmail: string
  readonly mfaOptIn: boolean
  /** International form, empty without multi-factor authentication. */
  readonly phone: string
}
/** What of it may be held in this tab: no secret. */
export type LoginDraft = Omit<LoginEntries, 'password' | 'confirmPassword' | 'answer'>
export type LoginField = Exclude<keyof LoginEntries, 'mfaOptIn'>
export type LoginProblem =
  | LoginIdProblem
  | 'loginIdNotAvailable'
  | PasswordProblem
  | ConfirmPasswordProblem
  | 'securityQuestionRequired'
  | SecurityAnswerProblem
  | EmailProblem
  | ConfirmEmailProblem
  | PhoneProblem
export interface CreatedLogin {
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Empty when no phone was asked for or it could not be enrolled. */
  readonly factorId: string
  readonly phone: string
}
export type CreateLoginOutcome =
  | { readonly kind: 'created'; readonly login: CreatedLogin }
  | { readonly kind: 'refused' }

/** Every rule of document 1, §5 for this form; an unticked box asks for no phone. */
export const loginProblems = (entries: LoginEntries): Problems<LoginField, LoginProblem> =>
  collect<LoginField, LoginProblem>({
    loginId: loginIdProblem(entries.loginId),
    password: passwordProblem(entries.password, entries.loginId),
    confirmPassword: confirmPasswordProblem(entries.confirmPassword, entries.password),
    question: securityQuestionProblem(entries.question),
    answer: securityAnswerProblem(entries.answer, entries),
    email: emailProblem(entries.email),
    confirmEmail: confirmEmailProblem(entries.confirmEmail, entries.email),
    phone: entries.mfaOptIn ? phoneProblem(entries.phone) : null,
  })

export const createLoginMachine = setup({
  types: {
    input: {} as {
      /** What eligibility found, or `null` when nothing is held. */
      registrant: EligibilityEntries | null
      /** From the address that was opened, empty without one (contract §1). */
      linkEmail: string
      /** What was typed before the form was left, or `null`. */
      draft: LoginDraft | null
    },
    context: {} as {
      registrant: EligibilityEntries | null
      linkEmail: string
      draft: LoginDraft | null
      submitted: LoginEntries | null
      problems: Problems<LoginField, LoginProblem>
    },
    events: {} as
      | { type: 'form.submit'; entries: LoginEntries }
      /** The form is being left, with what stands in it. */
      | { type: 'draft.keep'; draft: LoginDraft }
      | { type: 'previous.choose' }
      | { type: 'close.choose' }
      | { type: 'dialog.close' },
    tags: {} as 'pending',
  },
  actors: {
    checkLoginId: port<boolean, { loginId: string }>('checkLoginId'),
    createUser: port<
      CreateLoginOutcome,
      { registrant: EligibilityEntries | null; entries: LoginEntries | null }
    >('createUser'),
  },
  guards: {
    hasAccountNumber: ({ context }) => Boolean(context.registrant?.accountNumber),
    isInvalid: (_, entries: LoginEntries) => hasProblems(loginProblems(entries)),
    isAvailable: (_, available: boolean) => available,
    isCreated: (_, outcome: CreateLoginOutcome) => outcome.kind === 'created',
  },
  actions: {
    showProblems: assign((_, entries: LoginEntries) => ({ problems: loginProblems(entries) })),
    showTaken: assign({ problems: { loginId: 'loginIdNotAvailable' } }),
    setSubmitted: assign((_, entries: LoginEntries) => ({ submitted: entries, problems: {} })),
    clearSubmitted: assign({ submitted: null }),
    /** Previous, Back and a reload ask nothing twice. */
    saveDraft: effect<LoginDraft>('saveDraft'),
    /** Closing abandons the flow. */
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
  id: 'createLogin',
  context: ({ input }) => ({ ...input, submitted: null, problems: {} }),
  initial: 'arriving',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { actions: 'clearSavedData' },
  },
  states: {
    arriving: { always: [{ guard: 'hasAccountNumber', target: 'form' }, { target: 'register' }] },
    form: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.entries },
            actions: { type: 'showProblems', params: ({ event }) => event.entries },
          },
          {
            target: 'checkingLoginId',
            actions: { type: 'setSubmitted', params: ({ event }) => event.entries },
          },
        ],
        'previous.choose': 'previous',
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
        onError: { target: 'callFailed', actions: 'clearSubmitted' },
      },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createUser',
        src: 'createUser',
        input: ({ context }) => ({ registrant: context.registrant, entries: context.submitted }),
        onDone: [
          {
            guard: { type: 'isCreated', params: output },
            target: 'created',
            actions: 'clearSubmitted',
          },
          { target: 'couldNotCreate', actions: 'clearSubmitted' },
        ],
        onError: { target: 'callFailed', actions: 'clearSubmitted' },
      },
    },
    couldNotCreate: { on: { 'dialog.close': 'form' } },
    callFailed: { on: { 'dialog.close': 'form' } },
    created: { type: 'final' },
    previous: { type: 'final' },
    register: { type: 'final' },
  },
})
