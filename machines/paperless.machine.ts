/**
 * The flow that enrols an account in paperless billing by a mailed link (document 2, §2.12, §4, §8; route
 * /paperlessEnrollment). If the link has no parameters, as after a reload of the result, the flow shows the result that
 * this tab has stored. A mail scanner, and not the customer, might have opened the link. Therefore the page has a
 * button that switches the account back to paper bills (our own addition to the specification).
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { effect, port, wait } from './shared/port.ts'

export interface PaperlessLink {
  readonly businessPartnerGuid: string
  readonly accountNumber: string
}
export const noPaperlessLink: PaperlessLink = { businessPartnerGuid: '', accountNumber: '' }
export type PaperlessOutcome = { readonly kind: 'enrolled' | 'alreadyEnrolled' | 'refused' }
export type KeepPaperOutcome = { readonly kind: 'paperKept' | 'refused' }

/**
 * `paperKept`: the customer has already used this link to switch back to paper bills. `notFound`: the link has expired,
 * or a newer link has replaced it.
 */
export type PaperlessLinkOutcome = PaperlessOutcome | { readonly kind: 'paperKept' | 'notFound' }

interface Input {
  readonly link: PaperlessLink
  readonly wasEnrolled: boolean
  readonly wasPaperKept: boolean
  readonly offersPaper: boolean
}

export const paperlessMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { waitSeconds?: number },
    events: {} as { type: 'enrolment.retry' } | { type: 'paper.keep' },
    tags: {} as 'pending' | 'result',
  },
  actors: {
    enroll: port<PaperlessLinkOutcome, PaperlessLink>('enroll'),
    recordEnrolment: port<void, PaperlessLink>('recordEnrolment'),
    keepPaper: port<KeepPaperOutcome, PaperlessLink>('keepPaper'),
  },
  guards: {
    hasLink: ({ context }) => context.link.accountNumber !== '',
    wasEnrolled: ({ context }) => context.wasEnrolled,
    wasPaperKept: ({ context }) => context.wasPaperKept,
    canKeepPaper: ({ context }) => context.offersPaper && context.link.accountNumber !== '',
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    clearWait: assign({ waitSeconds: 0 }),
    forgetLink: assign({ link: noPaperlessLink }),
    /** Removes the stored result of this tab, because the next link might be for another account. */
    clearDone: effect('clearDone'),
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
        { guard: 'wasPaperKept', target: 'paperKept' },
        { target: 'failed' },
      ],
    },
    enrolling: {
      tags: 'pending',
      entry: ['clearDone', 'clearWait'],
      invoke: {
        id: 'enroll',
        src: 'enroll',
        input: ({ context }) => context.link,
        onDone: byKind({
          enrolled: 'enrolled',
          alreadyEnrolled: 'alreadyEnrolled',
          paperKept: { target: 'paperKept', actions: 'forgetLink' },
          notFound: { target: 'failed', actions: 'forgetLink' },
          refused: 'failed',
        }),
        onError: { target: 'failed', actions: { type: 'keepWait', params: wait } },
      },
    },
    enrolled: {
      tags: 'result',
      initial: 'recording',
      on: { 'paper.keep': { guard: 'canKeepPaper', target: 'keepingPaper' } },
      states: {
        recording: {
          invoke: {
            id: 'record',
            src: 'recordEnrolment',
            input: ({ context }) => context.link,
            onDone: 'recorded',
            onError: 'recorded',
          },
        },
        recorded: {},
      },
    },
    alreadyEnrolled: {
      tags: 'result',
      on: { 'paper.keep': { guard: 'canKeepPaper', target: 'keepingPaper' } },
    },
    keepingPaper: {
      tags: 'pending',
      entry: 'clearWait',
      invoke: {
        id: 'keepPaper',
        src: 'keepPaper',
        input: ({ context }) => context.link,
        onDone: byKind({
          paperKept: { target: 'paperKept', actions: 'forgetLink' },
          refused: 'paperNotKept',
        }),
        onError: { target: 'paperNotKept', actions: { type: 'keepWait', params: wait } },
      },
    },
    paperKept: { tags: 'result' },
    paperNotKept: { tags: 'result', on: { 'paper.keep': 'keepingPaper' } },
    failed: {
      tags: 'result',
      on: { 'enrolment.retry': { guard: 'hasLink', target: 'enrolling' } },
    },
  },
})
