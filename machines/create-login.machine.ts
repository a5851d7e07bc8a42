/** The creation of a login (document 1, §2.3, §4, §5, §8; route /createLogin). */
import { assign, setup, assertEvent } from 'xstate'
import type { BillEntries } from './forms/bill.ts'
import { loginErrors, remainingRefusals, type LoginErrors } from './forms/credentials.ts'
import type { LoginDraft, LoginEntries } from './forms/login-form.ts'
import { loginCreation } from './parts/login-creation.machine.ts'
import { hasErrors, isAnyCorrected, remainingErrors } from './rules/errors.ts'
import { byKind } from './shared/by-kind.ts'
import { hasTyped, type CloseForm } from './shared/close-form.ts'
import type { CreateLoginOutcome, LoginOfBill, NoLogin } from './shared/created-login.ts'
import { effect } from './shared/port.ts'

/**
 * `proofLapsed`: the backend accepted the bill more than 30 minutes ago. It requires a new captcha before it checks the
 * bill again. `registered`: the account has a login by now, which perhaps a second tab of the customer has created.
 */
export type BillLoginOutcome = CreateLoginOutcome | { readonly kind: 'proofLapsed' | 'registered' }

interface Input {
  readonly registrant: BillEntries
  readonly linkEmail: string
  readonly draft: LoginDraft | null
}

type Context = Input & NoLogin & { readonly errors: LoginErrors }
interface Edited {
  readonly entries: LoginEntries
  readonly changed: string
}
const errorsNow = ({ errors }: Context, { entries, changed }: Edited) => ({
  ...loginErrors(entries),
  ...remainingRefusals(errors, changed),
})

export const createLoginMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'form.submit'; entries: LoginEntries }
      | ({ type: 'form.edit' } & Edited)
      | { type: 'draft.keep'; draft: LoginDraft }
      | CloseForm
      | { type: 'leave.confirm' | 'leave.cancel' | 'previous.choose' | 'dialog.close' },
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
    saveDraft: effect<LoginDraft>('saveDraft'),
    clearSavedData: effect('clearSavedData'),
  },
}).createMachine({
  id: 'createLogin',
  context: ({ input }) => ({ ...input, errors: {}, passwordReason: '' }),
  initial: 'routing',
  on: {
    'draft.keep': { actions: { type: 'saveDraft', params: ({ event }) => event.draft } },
    'close.choose': { target: '.closed', actions: 'clearSavedData' },
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
          { target: 'creating', actions: 'forgetErrors' },
        ],
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event },
          actions: { type: 'dropMended', params: ({ event }) => event },
        },
        'previous.choose': 'previous',
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
        input: ({ context: { registrant }, event }) => {
          assertEvent(event, 'form.submit')
          return { registrant, entries: event.entries }
        },
        onDone: byKind({
          created: 'created',
          loginIdTaken: { target: 'form', actions: 'showTaken' },
          proofLapsed: 'proofLapsed',
          registered: 'registered',
          refused: { target: 'couldNotCreate', actions: 'keep' },
          failed: { target: 'callFailed', actions: 'keep' },
        }),
      },
    },
    couldNotCreate: { on: { 'dialog.close': { target: 'form', actions: 'showReason' } } },
    callFailed: { on: { 'dialog.close': 'form' } },
    created: { type: 'final' },
    previous: { type: 'final' },
    register: { type: 'final' },
    proofLapsed: { type: 'final' },
    registered: { type: 'final' },
    closed: { type: 'final' },
  },
})
