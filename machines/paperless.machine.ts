/**
 * Paperless enrolment from the mailed link (document 2, §2.12, §4, §8; route /paperlessEnrollment).
 * routing → enrolling → enrolled | alreadyEnrolled | failed; a link without its parameters fails at once, and a
 * page loaded again after an enrolment says that it is done. A new enrolment is recorded, which blocks nothing.
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { effect, port, wait } from './shared/port.ts'

/** What the link carries: business partner guid (`bpg`) and account number (`ca`). */
export interface PaperlessLink {
  readonly businessPartnerGuid: string
  readonly accountNumber: string
}
export type PaperlessOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'alreadyEnrolled' }
  | { readonly kind: 'refused' }

export const paperlessMachine = setup({
  types: {
    /** `wasEnrolled`: this tab has enrolled an account before. */
    input: {} as { link: PaperlessLink | null; wasEnrolled: boolean },
    context: {} as {
      link: PaperlessLink | null
      wasEnrolled: boolean
      /** Of a call that was refused for coming too often; 0 or absent without one. */
      waitSeconds?: number
    },
    events: {} as { type: 'enrolment.retry' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    enroll: port<PaperlessOutcome, PaperlessLink | null>('enroll'),
    recordEnrolment: port<void, PaperlessLink | null>('recordEnrolment'),
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    wasEnrolled: ({ context }) => context.wasEnrolled,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    clearWait: assign({ waitSeconds: 0 }),
    forgetLink: assign({ link: null }),
    /** That this tab has enrolled an account: another link may be of another account. */
    clearEnrolled: effect('clearEnrolled'),
  },
}).createMachine({
  id: 'paperless',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'hasLink', target: 'enrolling' },
        { guard: 'wasEnrolled', target: 'alreadyEnrolled' },
        { target: 'failed' },
      ],
    },
    enrolling: {
      tags: 'pending',
      entry: 'clearEnrolled',
      invoke: {
        id: 'enroll',
        src: 'enroll',
        input: ({ context }) => context.link,
        onDone: byKind({
          enrolled: 'enrolled',
          alreadyEnrolled: { target: 'alreadyEnrolled', actions: 'forgetLink' },
          refused: { target: 'failed', actions: 'clearWait' },
        }),
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    enrolled: {
      tags: 'result',
      initial: 'recording',
      states: {
        recording: {
          invoke: {
            id: 'record',
            src: 'recordEnrolment',
            input: ({ context }) => context.link,
            onDone: { target: 'recorded', actions: 'forgetLink' },
            onError: { target: 'recorded', actions: 'forgetLink' },
          },
        },
        recorded: {},
      },
    },
    alreadyEnrolled: { tags: 'result' },
    failed: {
      tags: 'result',
      on: { 'enrolment.retry': { guard: 'hasLink', target: 'enrolling' } },
    },
  },
})
