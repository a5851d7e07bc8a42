/**
 * The flow that looks up an account number (document 1, §2.6, §4, §5, §8; document 2, §2.14). It runs in a dialog of
 * the registration, and on the route /accountNumberLookup.
 */
import { assign, setup } from 'xstate'
import type { LookupCriteria, LookupErrors, LookupReview } from '../forms/account-lookup.ts'
import { lookupForm, type LookupEntries } from '../forms/lookup-form.ts'
import { isAnyCorrected, remainingErrors } from '../rules/errors.ts'
import { byKind } from '../shared/by-kind.ts'
import { isHeld, checkInput, type CaptchaPass } from '../shared/captcha-pass.ts'
import { port, wait } from '../shared/port.ts'
import { securityCheckMachine } from './security-check.machine.ts'

export type LookupOutcome =
  /**
   * `notWhitelisted`: the email address is not on the list of allowed addresses. The page first shows that the email
   * was sent. Half a second later, an alert shows the true reason.
   */
  | { readonly kind: 'sent' | 'notWhitelisted'; readonly recipient: string }
  /** `empty`: the response has no content (document 2, §4). */
  | { readonly kind: 'noEmail' | 'newYork' | 'notFound' | 'empty' | 'captchaRequired' }

const errorsOf = (review: LookupReview) => (review.kind === 'incomplete' ? review.errors : {})

export const accountLookupMachine = setup({
  types: {
    input: {} as { readonly pass: CaptchaPass; readonly entries?: LookupEntries },
    context: {} as {
      waitSeconds?: number
      entries: LookupEntries
      errors: LookupErrors
      criteria: LookupCriteria | null
      isUnanswered: boolean
      recipient: string
      pass: CaptchaPass
    },
    events: {} as
      | { type: 'form.submit' | 'search.switch'; entries: LookupEntries }
      | { type: 'form.edit'; review: LookupReview }
      | { type: 'search.restart' | 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
    children: {} as { securityCheck: 'securityCheck' },
  },
  actors: {
    securityCheck: securityCheckMachine,
    /** Checks the entries by the rules of the form. The code of the rules loads at the first submit. */
    review: port<LookupReview, LookupEntries>('review'),
    search: port<LookupOutcome, LookupCriteria | null>('search'),
  },
  guards: {
    isHeld,
    isMended: ({ context }, review: LookupReview) => isAnyCorrected(context.errors, errorsOf(review)),
  },
  /** Milliseconds until the alert that the email address is not allowed (document 1, §9). */
  delays: { alertDelay: 500 },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keepEntries: assign((_, entries: LookupEntries) => ({
      entries,
      errors: {},
      isUnanswered: false,
      waitSeconds: 0,
    })),
    keep: assign((_, { kind: _kind, ...fields }: LookupOutcome | LookupReview) => fields),
    dropMended: assign(({ context }, review: LookupReview) => ({
      errors: remainingErrors(context.errors, errorsOf(review)),
    })),
    askAgain: assign({ pass: 'lapsed' }),
    tellUnanswered: assign({ isUnanswered: true }),
    reset: assign(({ context }) => ({
      entries: { ...context.entries, mode: 'phone' as const, customerType: 'individual' as const },
      recipient: '',
    })),
  },
}).createMachine({
  id: 'accountLookup',
  context: ({ input }) => ({
    entries: lookupForm.empty,
    errors: {},
    criteria: null,
    isUnanswered: false,
    recipient: '',
    ...input,
  }),
  initial: 'securityCheck',
  states: {
    securityCheck: {
      always: { guard: 'isHeld', target: 'form' },
      invoke: { id: 'securityCheck', src: 'securityCheck', input: checkInput, onDone: 'form' },
    },
    form: {
      on: {
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event.review },
          actions: { type: 'dropMended', params: ({ event }) => event.review },
        },
        'search.switch': { actions: { type: 'keepEntries', params: ({ event }) => event.entries } },
        'form.submit': {
          target: 'reviewing',
          actions: { type: 'keepEntries', params: ({ event }) => event.entries },
        },
      },
    },
    reviewing: {
      tags: 'pending',
      invoke: {
        id: 'review',
        src: 'review',
        input: ({ context }) => context.entries,
        onDone: byKind({
          incomplete: { target: 'form', actions: 'keep' },
          complete: { target: 'searching', actions: 'keep' },
        }),
        onError: { target: 'callFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    searching: {
      tags: 'pending',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => context.criteria,
        onDone: byKind({
          sent: { target: 'results.sent', actions: 'keep' },
          notWhitelisted: { target: 'results.notWhitelisted', actions: 'keep' },
          noEmail: 'results.noEmail',
          newYork: 'results.newYork',
          empty: { target: 'form', actions: 'tellUnanswered' },
          captchaRequired: { target: 'securityCheck', actions: 'askAgain' },
          notFound: 'results.notFound',
        }),
        onError: { target: 'callFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    callFailed: { on: { 'alert.dismiss': 'form' } },
    results: {
      tags: 'result',
      initial: 'notFound',
      on: { 'search.restart': { target: 'form', actions: 'reset' } },
      states: {
        sent: {},
        notWhitelisted: {
          initial: 'shown',
          states: {
            shown: { after: { alertDelay: 'alert' } },
            alert: { on: { 'alert.dismiss': 'dismissed' } },
            dismissed: {},
          },
        },
        noEmail: {},
        newYork: {},
        notFound: {},
      },
    },
  },
})
