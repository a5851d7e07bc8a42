/**
 * The flow that looks up an account number (document 1, §2.6, §4, §5, §8; document 2, §2.14). It runs in a dialog of
 * the registration, and on the route /accountNumberLookup. States: securityCheck → form → reviewing → searching →
 * results | form | callFailed. If the backend requires a new captcha, the flow returns to securityCheck, and the form
 * keeps its entries.
 */
import { accountLookupSetup } from './account-lookup.setup.ts'
import { checkInput } from '../shared/captcha-pass.ts'
import { byKind } from '../shared/by-kind.ts'
import { lookupForm } from '../forms/lookup-form.ts'
import { wait } from '../shared/port.ts'

export const accountLookupMachine = accountLookupSetup.createMachine({
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
