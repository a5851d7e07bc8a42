/**
 * The enrolment in paperless billing by a mailed link (document 2, §2.12, §4, §8; route /paperlessEnrollment).
 * States: routing → enrolling → enrolled | alreadyEnrolled | failed. If the link has no parameters, the flow changes
 * to `failed` at once. After an enrolment, a reload shows the enrolment again. After a new enrolment the flow writes
 * an interaction record. If the call for this record fails, the screen does not change.
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { noPaperlessLink } from './shared/paperless.ts'
import type { PaperlessLink, PaperlessOutcome } from './shared/paperless.ts'
import { effect, port, wait } from './shared/port.ts'

export const paperlessMachine = setup({
  types: {
    /** `wasEnrolled`: this tab has already enrolled an account in paperless billing. */
    input: {} as { link: PaperlessLink; wasEnrolled: boolean },
    context: {} as {
      link: PaperlessLink
      wasEnrolled: boolean
      /** Seconds to wait after a response with the status 429, else 0 or absent. */
      waitSeconds?: number
    },
    events: {} as { type: 'enrolment.retry' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    enroll: port<PaperlessOutcome, PaperlessLink>('enroll'),
    recordEnrolment: port<void, PaperlessLink>('recordEnrolment'),
  },
  guards: {
    hasLink: ({ context }) => context.link.accountNumber !== '',
    wasEnrolled: ({ context }) => context.wasEnrolled,
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    clearWait: assign({ waitSeconds: 0 }),
    forgetLink: assign({ link: noPaperlessLink }),
    /** Removes the stored enrolment of this tab, because the next link may be for another account. */
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
