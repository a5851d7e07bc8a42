/**
 * A request to become secondary account holder (document 2, §2.5, §4, §5, §8; route /secondaryAccountHolder).
 * arriving → loading → loadingAccount → form → review → accepting → accepted, or → confirmingRejection → rejecting →
 * rejected; a request that is settled goes where its status says. Each answer is three calls. Until the first was made
 * the answer can be changed; a failure after it leads to stopped → taken, and the rest goes on where it stopped, from
 * loadingAccount when the page was opened again.
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { effect, output, port, wait } from './shared/port.ts'
import type {
  AnswerToRequest,
  PrimaryAccount,
  ThirdPartyChoice,
  ThirdPartyRequest,
  ThirdPartyRequestOutcome,
  UnfinishedAnswer,
  UnfinishedRequest,
} from './shared/third-party.ts'

interface Context {
  /** Of a call that was refused for coming too often; 0 or absent without one. */
  readonly waitSeconds?: number
  readonly hashcode: string
  readonly request: ThirdPartyRequest | null
  readonly account: PrimaryAccount | null
  readonly choice: ThirdPartyChoice | null
  /** An answer that was taken and stopped half way, now or in an earlier visit: it cannot be changed. */
  readonly unfinished: UnfinishedAnswer | null
  readonly error: 'selectionRequired' | null
}
const answering =
  (answer: AnswerToRequest['answer']) =>
  ({ context: { request } }: { context: Context }): AnswerToRequest => ({ request, answer })
const accept = answering('Accepted')
const reject = answering('Rejected')

const goesOnAt =
  (answer: UnfinishedAnswer['answer'], next: UnfinishedAnswer['next']) =>
  ({ context: { unfinished } }: { context: Context }): boolean =>
    unfinished?.answer === answer && unfinished.next === next

/** Where a call leads that failed after the status was taken; `next` is that call. */
const stopped = (answer: UnfinishedAnswer['answer'], next: UnfinishedAnswer['next']) =>
  ({
    target: '#thirdPartyRequest.stopped',
    actions: [
      { type: 'keepWait', params: wait },
      { type: 'keepStop', params: { answer, next } },
    ],
  }) as const

export const thirdPartyRequestMachine = setup({
  types: {
    /** The code of the link, empty without one. */
    input: {} as { hashcode: string },
    context: {} as Context,
    events: {} as
      | { type: 'form.submit'; choice: ThirdPartyChoice | null }
      | { type: 'answer.confirm' }
      | { type: 'answer.change' }
      | { type: 'answer.finish' }
      | { type: 'dialog.close' }
      | { type: 'close.choose' },
    tags: {} as 'pending',
  },
  actors: {
    loadRequest: port<ThirdPartyRequestOutcome, { hashcode: string }>('loadRequest'),
    loadAccount: port<PrimaryAccount, { accountNumber: string }>('loadAccount'),
    updateStatus: port<void, AnswerToRequest>('updateStatus'),
    /** Tells the primary account holder. */
    sendNotice: port<void, AnswerToRequest>('sendNotice'),
    recordAnswer: port<void, AnswerToRequest>('recordAnswer'),
  },
  guards: {
    hasCode: ({ context }) => context.hashcode !== '',
    isYes: (_, choice: ThirdPartyChoice | null) => choice === 'yes',
    isNo: (_, choice: ThirdPartyChoice | null) => choice === 'no',
    isYesTaken: ({ context }) => context.unfinished?.answer === 'Accepted',
    lacksAcceptNotice: goesOnAt('Accepted', 'notice'),
    lacksAcceptRecord: goesOnAt('Accepted', 'record'),
    lacksRejectNotice: goesOnAt('Rejected', 'notice'),
    lacksRejectRecord: goesOnAt('Rejected', 'record'),
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    keep: assign((_, { kind: _kind, ...fields }: ThirdPartyRequestOutcome) => fields),
    keepUnfinished: assign((_, { request, unfinished }: UnfinishedRequest) => ({
      request,
      unfinished,
      choice: unfinished.answer === 'Accepted' ? ('yes' as const) : ('no' as const),
    })),
    keepStop: assign((_, unfinished: UnfinishedAnswer) => ({ unfinished })),
    /** Closing abandons the flow. */
    clearSavedData: effect('clearSavedData'),
    keepAccount: assign((_, account: PrimaryAccount) => ({ account })),
    keepChoice: assign((_, choice: ThirdPartyChoice | null) => ({ choice, error: null })),
    showError: assign({ choice: null, error: 'selectionRequired' }),
  },
}).createMachine({
  id: 'thirdPartyRequest',
  context: ({ input }) => ({
    hashcode: input.hashcode,
    request: null,
    account: null,
    choice: null,
    unfinished: null,
    error: null,
  }),
  initial: 'arriving',
  on: { 'close.choose': { actions: 'clearSavedData' } },
  states: {
    arriving: { always: [{ guard: 'hasCode', target: 'loading' }, { target: 'notFound' }] },
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context }) => ({ hashcode: context.hashcode }),
        onDone: byKind({
          open: { target: 'loadingAccount', actions: 'keep' },
          unfinished: { target: 'loadingAccount', actions: 'keepUnfinished' },
          accepted: { target: 'accepted', actions: 'keep' },
          rejected: 'rejected',
          removed: 'removed',
          expired: 'expired',
          completed: 'completed',
          notFound: 'notFound',
        }),
        onError: { target: 'loadFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    loadingAccount: {
      tags: 'pending',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ accountNumber: context.request?.accountNumber ?? '' }),
        onDone: [
          {
            guard: 'lacksAcceptNotice',
            target: 'accepting.notifying',
            actions: { type: 'keepAccount', params: output },
          },
          {
            guard: 'lacksAcceptRecord',
            target: 'accepting.recording',
            actions: { type: 'keepAccount', params: output },
          },
          {
            guard: 'lacksRejectNotice',
            target: 'rejecting.notifying',
            actions: { type: 'keepAccount', params: output },
          },
          {
            guard: 'lacksRejectRecord',
            target: 'rejecting.recording',
            actions: { type: 'keepAccount', params: output },
          },
          { target: 'form', actions: { type: 'keepAccount', params: output } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepWait', params: wait } },
      },
    },
    notFound: { on: { 'dialog.close': { target: 'home', actions: 'clearSavedData' } } },
    loadFailed: { on: { 'dialog.close': { target: 'home', actions: 'clearSavedData' } } },
    form: {
      on: {
        'form.submit': [
          {
            guard: { type: 'isYes', params: ({ event }) => event.choice },
            target: 'review',
            actions: { type: 'keepChoice', params: ({ event }) => event.choice },
          },
          {
            guard: { type: 'isNo', params: ({ event }) => event.choice },
            target: 'confirmingRejection',
            actions: { type: 'keepChoice', params: ({ event }) => event.choice },
          },
          { actions: 'showError' },
        ],
      },
    },
    review: { on: { 'answer.confirm': 'accepting.where', 'answer.change': 'form' } },
    confirmingRejection: { on: { 'answer.confirm': 'rejecting.where', 'answer.change': 'form' } },
    accepting: {
      tags: 'pending',
      initial: 'updating',
      states: {
        where: { type: 'history', target: 'updating' },
        updating: {
          invoke: {
            id: 'acceptStatus',
            src: 'updateStatus',
            input: accept,
            onDone: 'notifying',
            onError: {
              target: '#thirdPartyRequest.acceptFailed',
              actions: { type: 'keepWait', params: wait },
            },
          },
        },
        notifying: {
          invoke: {
            id: 'acceptNotice',
            src: 'sendNotice',
            input: accept,
            onDone: 'recording',
            onError: stopped('Accepted', 'notice'),
          },
        },
        recording: {
          invoke: {
            id: 'acceptRecord',
            src: 'recordAnswer',
            input: accept,
            onDone: '#thirdPartyRequest.accepted',
            onError: stopped('Accepted', 'record'),
          },
        },
      },
    },
    rejecting: {
      tags: 'pending',
      initial: 'updating',
      states: {
        where: { type: 'history', target: 'updating' },
        updating: {
          invoke: {
            id: 'rejectStatus',
            src: 'updateStatus',
            input: reject,
            onDone: 'notifying',
            onError: {
              target: '#thirdPartyRequest.rejectFailed',
              actions: { type: 'keepWait', params: wait },
            },
          },
        },
        notifying: {
          invoke: {
            id: 'rejectNotice',
            src: 'sendNotice',
            input: reject,
            onDone: 'recording',
            onError: stopped('Rejected', 'notice'),
          },
        },
        recording: {
          invoke: {
            id: 'rejectRecord',
            src: 'recordAnswer',
            input: reject,
            onDone: '#thirdPartyRequest.rejected',
            onError: stopped('Rejected', 'record'),
          },
        },
      },
    },
    acceptFailed: { on: { 'dialog.close': 'review' } },
    rejectFailed: { on: { 'dialog.close': 'form' } },
    stopped: { on: { 'dialog.close': 'taken' } },
    taken: {
      on: {
        'answer.finish': [{ guard: 'isYesTaken', target: 'accepting.where' }, { target: 'rejecting.where' }],
      },
    },
    accepted: { type: 'final' },
    rejected: { type: 'final' },
    removed: { type: 'final' },
    expired: { type: 'final' },
    completed: { type: 'final' },
    home: { type: 'final' },
  },
})
