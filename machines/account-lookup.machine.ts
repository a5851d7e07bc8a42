/**
 * Account number lookup (document 1, §2.6, §4, §5, §8; document 2, §2.14; a dialog of registration, and the route
 * /accountNumberLookup). securityCheck → form → searching → results | form | callFailed.
 * A refused captcha pass leads back to securityCheck with everything typed kept.
 */
import { assign, setup } from 'xstate'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { byKind } from './shared/by-kind.ts'
import { output, port, wait } from './shared/port.ts'
import type { FieldErrors } from './rules/errors.ts'
import type { LookupEntries, LookupField, LookupError } from './forms/account-lookup.ts'

type LookupErrors = FieldErrors<LookupField, LookupError>
export type LookupOutcome =
  /** Nothing was searched for. */
  | { readonly kind: 'incomplete'; readonly errors: LookupErrors }
  | { readonly kind: 'sent'; readonly recipient: string }
  /** Shown as sent; an alert says more. */
  | { readonly kind: 'notWhitelisted'; readonly recipient: string }
  | { readonly kind: 'noEmail' }
  | { readonly kind: 'newYork' }
  | { readonly kind: 'notFound' }
  /** An answer with nothing in it (document 2, §4). */
  | { readonly kind: 'empty' }
  | { readonly kind: 'captchaRequired' }

/** Milliseconds before the alert for a non-whitelisted email (document 1, §9). */
const alertDelay = 500

const noEntries: LookupEntries = {
  mode: 'phone',
  customerType: 'individual',
  firstName: '',
  lastName: '',
  customerName: '',
  phone: '',
  phoneCountry: 'US',
  email: '',
  houseNumber: '',
  streetName: '',
  supplement: '',
  city: '',
  state: '',
  zipCode: '',
}

export const accountLookupMachine = setup({
  types: {
    context: {} as {
      /** Of a call that was refused for coming too often; 0 or absent without one. */
      waitSeconds?: number
      entries: LookupEntries
      errors: LookupErrors
      isUnanswered: boolean
      recipient: string
      captchaToken: string
    },
    events: {} as
      | { type: 'form.submit'; entries: LookupEntries }
      /** Another search mode or customer type, with what stands in the form. */
      | { type: 'search.switch'; entries: LookupEntries }
      | { type: 'search.restart' }
      | { type: 'alert.dismiss' },
    tags: {} as 'pending' | 'result',
    children: {} as { securityCheck: 'securityCheck' },
  },
  actors: {
    securityCheck: securityCheckMachine,
    /** Searches for what the form's rules let pass. */
    search: port<LookupOutcome, { entries: LookupEntries; captchaToken: string }>('search'),
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keepToken: assign((_, check: { token: string }) => ({ captchaToken: check.token })),
    keepEntries: assign((_, entries: LookupEntries) => ({ entries, errors: {}, isUnanswered: false })),
    keep: assign((_, { kind: _kind, ...fields }: LookupOutcome) => fields),
    clearToken: assign({ captchaToken: '' }),
    tellUnanswered: assign({ isUnanswered: true }),
    reset: assign(({ context }) => ({
      entries: { ...context.entries, mode: noEntries.mode, customerType: noEntries.customerType },
      recipient: '',
    })),
  },
}).createMachine({
  id: 'accountLookup',
  context: {
    entries: noEntries,
    errors: {},
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
        'search.switch': { actions: { type: 'keepEntries', params: ({ event }) => event.entries } },
        'form.submit': {
          target: 'searching',
          actions: { type: 'keepEntries', params: ({ event }) => event.entries },
        },
      },
    },
    searching: {
      tags: 'pending',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ entries: context.entries, captchaToken: context.captchaToken }),
        onDone: byKind({
          incomplete: { target: 'form', actions: 'keep' },
          sent: { target: 'results.sent', actions: 'keep' },
          notWhitelisted: { target: 'results.notWhitelisted', actions: 'keep' },
          noEmail: 'results.noEmail',
          newYork: 'results.newYork',
          empty: { target: 'form', actions: ['clearToken', 'tellUnanswered'] },
          captchaRequired: { target: 'securityCheck', actions: 'clearToken' },
          notFound: 'results.notFound',
        }),
        // The call may never have arrived: the token stays for the next try.
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
            shown: { after: { [alertDelay]: 'alert' } },
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
