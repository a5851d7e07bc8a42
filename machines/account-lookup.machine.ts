/**
 * The flow that looks up an account number (document 1, §2.6, §4, §5, §8; document 2, §2.14; in a dialog of the
 * registration, and on the route /accountNumberLookup). States: securityCheck → form → reviewing → searching →
 * results | form | callFailed. If the captcha pass is refused, the flow returns to securityCheck, and the form keeps
 * its entries.
 */
import { assign, setup } from 'xstate'
import { isAnyMended, stillWrong } from './rules/errors.ts'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { byKind } from './shared/by-kind.ts'
import { noLookupEntries } from './shared/no-lookup-entries.ts'
import { output, port, wait } from './shared/port.ts'
import type { LookupCriteria, LookupEntries, LookupErrors, LookupReview } from './forms/account-lookup.ts'

export type LookupOutcome =
  /**
   * After `notWhitelisted` the page shows the same result as after `sent`, and shortly afterwards an alert: the email
   * address is not on the list of allowed addresses.
   */
  | { readonly kind: 'sent' | 'notWhitelisted'; readonly recipient: string }
  /** `empty`: the response has no content (document 2, §4). */
  | { readonly kind: 'noEmail' | 'newYork' | 'notFound' | 'empty' | 'captchaRequired' }

const errorsOf = (review: LookupReview) => (review.kind === 'incomplete' ? review.errors : {})

export const accountLookupMachine = setup({
  types: {
    context: {} as {
      /** Seconds to wait after a response with the status 429, else 0 or absent. */
      waitSeconds?: number
      entries: LookupEntries
      errors: LookupErrors
      criteria: LookupCriteria | null
      isUnanswered: boolean
      recipient: string
      captchaToken: string
    },
    events: {} as
      | { type: 'form.submit'; entries: LookupEntries }
      /** The customer has edited the form. `review` contains the errors that the rules find in the new entries. */
      | { type: 'form.edit'; review: LookupReview }
      /**
       * The customer has chosen another kind of search or another customer type. `entries` is the content of the
       * form.
       */
      | { type: 'search.switch'; entries: LookupEntries }
      | { type: 'search.restart' }
      | { type: 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
    children: {} as { securityCheck: 'securityCheck' },
  },
  actors: {
    securityCheck: securityCheckMachine,
    /** Checks the entries by the rules of the form. The code of the rules loads at the first submit. */
    review: port<LookupReview, LookupEntries>('review'),
    search: port<LookupOutcome, { criteria: LookupCriteria | null; captchaToken: string }>('search'),
  },
  guards: { isMended: ({ context }, review: LookupReview) => isAnyMended(context.errors, errorsOf(review)) },
  /** The milliseconds between the result and the alert that the email address is not allowed (document 1, §9). */
  delays: { alertDelay: 500 },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keepToken: assign((_, check: { token: string }) => ({ captchaToken: check.token })),
    keepEntries: assign((_, entries: LookupEntries) => ({ entries, errors: {}, isUnanswered: false })),
    keep: assign((_, { kind: _kind, ...fields }: LookupOutcome | LookupReview) => fields),
    dropMended: assign(({ context }, review: LookupReview) => ({
      errors: stillWrong(context.errors, errorsOf(review)),
    })),
    clearToken: assign({ captchaToken: '' }),
    tellUnanswered: assign({ isUnanswered: true }),
    reset: assign(({ context }) => ({
      entries: { ...context.entries, mode: 'phone' as const, customerType: 'individual' as const },
      recipient: '',
    })),
  },
}).createMachine({
  id: 'accountLookup',
  context: {
    entries: noLookupEntries,
    errors: {},
    criteria: null,
    isUnanswered: false,
    recipient: '',
    captchaToken: '',
  },
  initial: 'securityCheck',
  states: {
    securityCheck: {
      invoke: {
        id: 'securityCheck',
        src: 'securityCheck',
        onDone: { target: 'form', actions: { type: 'keepToken', params: output } },
      },
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
        input: ({ context: { criteria, captchaToken } }) => ({ criteria, captchaToken }),
        onDone: byKind({
          sent: { target: 'results.sent', actions: 'keep' },
          notWhitelisted: { target: 'results.notWhitelisted', actions: 'keep' },
          noEmail: 'results.noEmail',
          newYork: 'results.newYork',
          empty: { target: 'form', actions: ['clearToken', 'tellUnanswered'] },
          captchaRequired: { target: 'securityCheck', actions: 'clearToken' },
          notFound: 'results.notFound',
        }),
        // The failed call may not have reached the backend. The captcha's token is then not used up, so the machine
        // keeps it for the next try.
        onError: { target: 'callFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    callFailed: { on: { 'alert.dismiss': 'form' } },
    results: {
      tags: 'result',
      entry: 'clearToken',
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
