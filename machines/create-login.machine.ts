/**
 * Create login (document 1, §2.3, §4, §5, §8; route /createLogin).
 * routing → form → checkingLoginId → creating → created | couldNotCreate | callFailed | proofLapsed; Previous, a
 * missing account number and a bill that was shown too long ago lead back to eligibility.
 */
import { assign, setup } from 'xstate'
import { loginErrors } from './forms/credentials.ts'
import type { BillEntries } from './forms/bill.ts'
import type { LoginDraft, LoginEntries, LoginField, LoginError } from './forms/credentials.ts'
import type { CreateLoginOutcome } from './shared/created-login.ts'
import { byKind } from './shared/by-kind.ts'
import { effect, output, port, wait } from './shared/port.ts'
import { hasErrors } from './rules/errors.ts'
import type { FieldErrors } from './rules/errors.ts'

/** `proofLapsed`: the bill was shown too long ago, and the security check before that too. */
export type CreationOutcome = CreateLoginOutcome | { readonly kind: 'proofLapsed' }

export const createLoginMachine = setup({
  types: {
    input: {} as {
      /** What eligibility found, or `null` when nothing is stored. */
      registrant: BillEntries | null
      /** From the address that was opened, empty without one. */
      linkEmail: string
      /** What was typed before the form was left, or `null`. */
      draft: LoginDraft | null
    },
    context: {} as {
      /** Why the backend did not take the password; empty without a reason. */
      passwordReason: string
      /** Of a call that was refused for coming too often; 0 or absent without one. */
      waitSeconds?: number
      registrant: BillEntries | null
      linkEmail: string
      draft: LoginDraft | null
      submitted: LoginEntries | null
      errors: FieldErrors<LoginField, LoginError>
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
    createUser: port<CreationOutcome, { registrant: BillEntries | null; entries: LoginEntries | null }>(
      'createUser',
    ),
  },
  guards: {
    hasAccountNumber: ({ context }) => Boolean(context.registrant?.accountNumber),
    isInvalid: (_, entries: LoginEntries) => hasErrors(loginErrors(entries)),
    isAvailable: (_, available: boolean) => available,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    showErrors: assign((_, entries: LoginEntries) => ({ errors: loginErrors(entries) })),
    showTaken: assign({ errors: { loginId: 'loginIdNotAvailable' } }),
    setSubmitted: assign((_, entries: LoginEntries) => ({
      submitted: entries,
      errors: {},
      passwordReason: '',
    })),
    keep: assign((_, { passwordReason }: { passwordReason: string }) => ({ passwordReason })),
    showReason: assign(({ context }) =>
      context.passwordReason === '' ? {} : { errors: { password: 'passwordRefused' as const } },
    ),
    clearSubmitted: assign({ submitted: null }),
    /** Previous, Back and a reload ask nothing twice. */
    saveDraft: effect<LoginDraft>('saveDraft'),
    /** Closing abandons the flow. */
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
  id: 'createLogin',
  context: ({ input }) => ({ ...input, submitted: null, errors: {}, passwordReason: '' }),
  initial: 'routing',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { actions: 'clearSavedData' },
  },
  states: {
    routing: { always: [{ guard: 'hasAccountNumber', target: 'form' }, { target: 'register' }] },
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
        onError: { target: 'callFailed', actions: [{ type: 'keepWait', params: wait }, 'clearSubmitted'] },
      },
    },
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createUser',
        src: 'createUser',
        input: ({ context }) => ({ registrant: context.registrant, entries: context.submitted }),
        onDone: byKind({
          created: { target: 'created', actions: 'clearSubmitted' },
          proofLapsed: { target: 'proofLapsed', actions: 'clearSubmitted' },
          refused: { target: 'couldNotCreate', actions: ['keep', 'clearSubmitted'] },
        }),
        onError: { target: 'callFailed', actions: [{ type: 'keepWait', params: wait }, 'clearSubmitted'] },
      },
    },
    couldNotCreate: { on: { 'dialog.close': { target: 'form', actions: 'showReason' } } },
    callFailed: { on: { 'dialog.close': 'form' } },
    created: { type: 'final' },
    previous: { type: 'final' },
    register: { type: 'final' },
    proofLapsed: { type: 'final' },
  },
})
