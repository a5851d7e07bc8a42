/**
 * The accounts and contact details on the account page (our own addition to the specification): loading → shown. Only
 * the portal's own identity provider has this data. With another provider, this part of the page is empty.
 */
import { assign, setup, assertEvent } from 'xstate'
import { smsVerificationMachine, type ResendOutcome } from './parts/sms-verification.machine.ts'
import type { CodeError, VerifyOutcome } from './rules/verification-code.ts'
import { factorOf, type AccountOverview, type SmsFactor } from './shared/account.ts'
import { byKind } from './shared/by-kind.ts'
import { resendCooldown, type TooManyTries } from './shared/cooldown.ts'
import type { KeepPaperOutcome, PaperlessLink, PaperlessOutcome } from './paperless.machine.ts'
import { port, wait } from './shared/port.ts'

/**
 * `over`: the session to which the access token belongs has ended. `unknown`: the identity provider has no data about
 * accounts.
 */
export type OverviewOutcome =
  | { readonly kind: 'overview'; readonly overview: AccountOverview }
  | { readonly kind: 'over' | 'unknown' }
export type Bills = 'paper' | 'paperless'
export type SwitchOutcome = PaperlessOutcome | KeepPaperOutcome
export type LanguageOutcome = { readonly kind: 'saved' | 'over' }

export const accountOverviewMachine = setup({
  types: {
    input: {} as { isOffered: boolean },
    context: {} as {
      isOffered: boolean
      overview: AccountOverview | null
      /** The reason why the backend has sent no code to the phone. */
      error: CodeError | null
      /**
       * The language tag that the customer has chosen but the backend has not saved yet; `null` if there is nothing to
       * save.
       */
      chosenLanguage: string | null
      chosenAccount: PaperlessLink | null
      /** Of a code. The bills have a wait of their own, because both calls can run at the same time. */
      waitSeconds: number
      billsWaitSeconds: number
    },
    events: {} as
      | { type: 'overview.retry' | 'phone.confirm' }
      | { type: 'language.choose'; language: string }
      | { type: 'bills.switch'; account: PaperlessLink; to: Bills },
    tags: {} as 'pending' | 'result',
    children: {} as { smsVerification: 'smsVerification' },
  },
  actors: {
    readOverview: port<OverviewOutcome>('readOverview'),
    saveLanguage: port<LanguageOutcome, { language: string }>('saveLanguage'),
    switchBills: port<SwitchOutcome, { account: PaperlessLink; to: Bills }>('switchBills'),
    sendCode: port<ResendOutcome, SmsFactor>('sendCode'),
    smsVerification: smsVerificationMachine,
  },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    isPhoneUnconfirmed: ({ context }) => context.overview?.phone?.isConfirmed === false,
  },
  actions: {
    keep: assign((_, { kind: _kind, ...fields }: OverviewOutcome | VerifyOutcome) => fields),
    keepChoice: assign(({ event }) =>
      event.type === 'language.choose' ? { chosenLanguage: event.language } : {},
    ),
    keepLanguage: assign(({ context: { overview, chosenLanguage } }) => ({
      overview: overview && { ...overview, language: chosenLanguage ?? overview.language },
      chosenLanguage: null,
    })),
    keepAccount: assign(({ event }) =>
      event.type === 'bills.switch' ? { chosenAccount: event.account, billsWaitSeconds: 0 } : {},
    ),
    keepBills: assign(({ context: { overview, chosenAccount } }, { kind }: SwitchOutcome) => ({
      overview: overview && {
        ...overview,
        accounts: overview.accounts.map((account) =>
          account.accountNumber === chosenAccount?.accountNumber
            ? { ...account, isPaperless: kind !== 'paperKept' }
            : account,
        ),
      },
    })),
    clearError: assign({ error: null, waitSeconds: 0 }),
    refuseTooSoon: assign((_, { waitSeconds }: TooManyTries) => ({
      error: { code: 'somethingWrong' as const },
      waitSeconds,
    })),
    setError: assign((_, error: CodeError) => ({ error })),
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keepBillsWait: assign((_, billsWaitSeconds: number) => ({ billsWaitSeconds })),
  },
}).createMachine({
  id: 'accountOverview',
  context: ({ input }) => ({
    ...input,
    overview: null,
    error: null,
    chosenLanguage: null,
    chosenAccount: null,
    waitSeconds: 0,
    billsWaitSeconds: 0,
  }),
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'isOffered', target: 'loading' }, { target: 'absent' }] },
    loading: {
      tags: 'pending',
      invoke: {
        id: 'read',
        src: 'readOverview',
        onDone: byKind({
          over: 'login',
          unknown: 'absent',
          overview: { target: 'shown', actions: 'keep' },
        }),
        onError: 'failed',
      },
    },
    failed: { on: { 'overview.retry': 'loading' } },
    shown: {
      type: 'parallel',
      states: {
        phone: {
          initial: 'routing',
          states: {
            routing: {
              always: [{ guard: 'isPhoneUnconfirmed', target: 'offered' }, { target: 'complete' }],
            },
            complete: { tags: 'result' },
            offered: { on: { 'phone.confirm': 'sending' } },
            sending: {
              tags: 'pending',
              entry: 'clearError',
              invoke: {
                id: 'send',
                src: 'sendCode',
                input: ({ context }) => factorOf(context.overview),
                onDone: byKind({
                  resent: 'confirming',
                  verified: 'confirmed',
                  tooManyTries: { target: 'notSent', actions: 'refuseTooSoon' },
                  refused: { target: 'notSent', actions: 'keep' },
                }),
                onError: {
                  target: 'notSent',
                  actions: [
                    { type: 'setError', params: { code: 'somethingWrong' } },
                    { type: 'keepWait', params: wait },
                  ],
                },
              },
            },
            notSent: { on: { 'phone.confirm': 'sending' } },
            confirming: {
              invoke: {
                id: 'smsVerification',
                src: 'smsVerification',
                input: ({ context }) => ({ factor: factorOf(context.overview), secondsLeft: resendCooldown }),
                onDone: 'confirmed',
              },
            },
            confirmed: { tags: 'result' },
          },
        },
        language: {
          initial: 'unchanged',
          states: {
            unchanged: { on: { 'language.choose': 'saving' } },
            saving: {
              tags: 'pending',
              entry: 'keepChoice',
              invoke: {
                id: 'saveLanguage',
                src: 'saveLanguage',
                input: ({ context }) => ({ language: context.chosenLanguage ?? '' }),
                onDone: byKind({
                  over: '#accountOverview.login',
                  saved: { target: 'saved', actions: 'keepLanguage' },
                }),
                onError: 'notSaved',
              },
            },
            saved: { tags: 'result', on: { 'language.choose': 'saving' } },
            notSaved: { on: { 'language.choose': 'saving' } },
          },
        },
        bills: {
          initial: 'unchanged',
          states: {
            unchanged: { on: { 'bills.switch': 'switching' } },
            switching: {
              tags: 'pending',
              entry: 'keepAccount',
              invoke: {
                id: 'switchBills',
                src: 'switchBills',
                input: ({ event }) => {
                  assertEvent(event, 'bills.switch')
                  return { account: event.account, to: event.to }
                },
                onDone: byKind({
                  enrolled: { target: 'switched', actions: 'keepBills' },
                  alreadyEnrolled: { target: 'switched', actions: 'keepBills' },
                  paperKept: { target: 'switched', actions: 'keepBills' },
                  refused: 'notSwitched',
                }),
                onError: { target: 'notSwitched', actions: { type: 'keepBillsWait', params: wait } },
              },
            },
            switched: { tags: 'result', on: { 'bills.switch': 'switching' } },
            notSwitched: { on: { 'bills.switch': 'switching' } },
          },
        },
      },
    },
    absent: { type: 'final' },
    login: { type: 'final' },
  },
})
