/**
 * Declares the types, calls (ports), guard, delay and actions of the account lookup. `account-lookup.machine.ts`
 * contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { isAnyCorrected, remainingErrors } from '../rules/errors.ts'
import { securityCheckMachine } from './security-check.machine.ts'
import { isHeld } from '../shared/captcha-pass.ts'
import type { CaptchaPass } from '../shared/captcha-pass.ts'
import { port } from '../shared/port.ts'
import type { LookupCriteria, LookupErrors, LookupReview } from '../forms/account-lookup.ts'
import type { LookupEntries } from '../forms/lookup-form.ts'

export type LookupOutcome =
  /**
   * `notWhitelisted`: the email address is not on the list of allowed addresses. The page first shows that the email
   * was sent. Half a second later, an alert shows the true reason.
   */
  | { readonly kind: 'sent' | 'notWhitelisted'; readonly recipient: string }
  /** `empty`: the response has no content (document 2, §4). */
  | { readonly kind: 'noEmail' | 'newYork' | 'notFound' | 'empty' | 'captchaRequired' }

const errorsOf = (review: LookupReview) => (review.kind === 'incomplete' ? review.errors : {})

export const accountLookupSetup = setup({
  types: {
    input: {} as { readonly pass: CaptchaPass },
    context: {} as {
      /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
      waitSeconds?: number
      entries: LookupEntries
      errors: LookupErrors
      criteria: LookupCriteria | null
      isUnanswered: boolean
      recipient: string
      pass: CaptchaPass
    },
    events: {} as
      | { type: 'form.submit'; entries: LookupEntries }
      /** The customer has edited the form. `review` contains the errors that the rules find in the new entries. */
      | { type: 'form.edit'; review: LookupReview }
      /**
       * The customer has switched to another kind of search (phone or address) or to another customer type. `entries`
       * is the content of the form.
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
    search: port<LookupOutcome, LookupCriteria | null>('search'),
  },
  guards: {
    isHeld,
    isMended: ({ context }, review: LookupReview) => isAnyCorrected(context.errors, errorsOf(review)),
  },
  /**
   * The milliseconds between the result of the search and the alert that the email address is not allowed (document 1,
   * §9).
   */
  delays: { alertDelay: 500 },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keepEntries: assign((_, entries: LookupEntries) => ({ entries, errors: {}, isUnanswered: false })),
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
})
