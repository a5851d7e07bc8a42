/**
 * The accounts and contact details on the account page (our own addition to the specification): loading → shown. After
 * a failed call the machine waits in `failed` for another try. If the session has ended, the login page opens. In
 * `shown` three regions run in parallel. The first region confirms a phone that the customer has entered for the second
 * factor but never confirmed (offered → sending → confirming → confirmed). The second region saves the language for
 * mails, which the customer chooses on this page or in the page header (saving → saved, or notSaved). The third region
 * switches an account of the customer to paperless bills or back to paper (switching → switched, or notSwitched). Only the portal's own
 * identity provider has this data. With another provider, this part of the page is empty.
 */
import { assertEvent } from 'xstate'
import { accountOverviewSetup } from './setups/account-overview.setup.ts'
import { resendCooldown } from './shared/cooldown.ts'
import { factorOf } from './shared/account.ts'
import { byKind } from './shared/by-kind.ts'
import { wait } from './shared/port.ts'

export const accountOverviewMachine = accountOverviewSetup.createMachine({
  id: 'accountOverview',
  context: ({ input }) => ({
    ...input,
    overview: null,
    error: null,
    chosenLanguage: null,
    chosenAccount: null,
    waitSeconds: 0,
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
                onError: { target: 'notSwitched', actions: { type: 'keepWait', params: wait } },
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
