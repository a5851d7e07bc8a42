/**
 * The answer of a third party to a third-party request (a request to become secondary account holder; document 2, §2.5,
 * §4, §5, §8; route /secondaryAccountHolder).
 */
import { assign, setup } from 'xstate'
import { byKind } from './shared/by-kind.ts'
import { effect, port, output, wait } from './shared/port.ts'
import { noRequest } from './shared/third-party.ts'
import type {
  AnswerToRequest,
  PrimaryAccount,
  ThirdPartyChoice,
  ThirdPartyRequest,
  UnfinishedAnswer,
  UnfinishedRequest,
} from './shared/third-party.ts'

export type ThirdPartyRequestOutcome =
  | { readonly kind: 'open' | 'accepted'; readonly request: ThirdPartyRequest }
  | ({ readonly kind: 'unfinished' } & UnfinishedRequest)
  | { readonly kind: 'rejected' | 'removed' | 'expired' | 'completed' | 'notFound' }

interface Context {
  readonly waitSeconds?: number
  readonly hashcode: string
  readonly request: ThirdPartyRequest
  readonly account: PrimaryAccount | null
  readonly choice: ThirdPartyChoice | null
  /** The third party can no longer change this answer. */
  readonly unfinished: UnfinishedAnswer | null
  readonly error: 'selectionRequired' | null
}

const answerOf = (choice: ThirdPartyChoice | null) => (choice === 'yes' ? 'Accepted' : 'Rejected')

const answer = ({ context: { request, choice } }: { context: Context }): AnswerToRequest => ({
  request,
  answer: answerOf(choice),
})

const stopped = (next: UnfinishedAnswer['next']) =>
  ({
    target: '#thirdPartyRequest.stopped',
    actions: [
      { type: 'keepWait', params: wait },
      { type: 'keepStop', params: next },
    ],
  }) as const

export const thirdPartyRequestMachine = setup({
  types: {
    input: {} as { hashcode: string },
    context: {} as Context,
    events: {} as
      | { type: 'form.submit' | 'form.edit'; choice: ThirdPartyChoice | null }
      | { type: 'answer.confirm' | 'answer.change' | 'answer.finish' }
      | { type: 'dialog.close' | 'close.choose' },
    tags: {} as 'pending',
  },
  actors: {
    loadRequest: port<ThirdPartyRequestOutcome, { hashcode: string }>('loadRequest'),
    loadAccount: port<PrimaryAccount, { accountNumber: string }>('loadAccount'),
    updateStatus: port<void, AnswerToRequest>('updateStatus'),
    sendNotice: port<void, AnswerToRequest>('sendNotice'),
    recordAnswer: port<void, AnswerToRequest>('recordAnswer'),
  },
  guards: {
    hasCode: ({ context }) => context.hashcode !== '',
    isMended: ({ context }, choice: ThirdPartyChoice | null) => context.error !== null && choice !== null,
    isYes: (_, choice: ThirdPartyChoice | null) => choice === 'yes',
    isNo: (_, choice: ThirdPartyChoice | null) => choice === 'no',
    isAccepting: ({ context }) => context.choice === 'yes',
    lacksNotice: ({ context }) => context.unfinished?.next === 'notice',
    lacksRecord: ({ context }) => context.unfinished?.next === 'record',
  },
  actions: {
    keepWait: assign((_, waitSeconds: number) => ({ waitSeconds })),
    clearWait: assign({ waitSeconds: 0 }),
    keep: assign((_, { kind: _kind, ...fields }: ThirdPartyRequestOutcome) => fields),
    keepUnfinished: assign((_, { request, unfinished }: UnfinishedRequest) => ({
      request,
      unfinished,
      choice: unfinished.answer === 'Accepted' ? ('yes' as const) : ('no' as const),
    })),
    keepStop: assign(({ context }, next: UnfinishedAnswer['next']) => ({
      unfinished: { answer: answerOf(context.choice), next },
    })),
    clearSavedData: effect('clearSavedData'),
    keepAccount: assign((_, account: PrimaryAccount) => ({ account })),
    keepChoice: assign((_, choice: ThirdPartyChoice | null) => ({ choice, error: null })),
    showError: assign({ choice: null, error: 'selectionRequired', waitSeconds: 0 }),
  },
}).createMachine({
  id: 'thirdPartyRequest',
  context: ({ input }) => ({
    hashcode: input.hashcode,
    request: noRequest,
    account: null,
    choice: null,
    unfinished: null,
    error: null,
  }),
  initial: 'routing',
  on: { 'close.choose': { target: '.closed', actions: 'clearSavedData' } },
  states: {
    routing: { always: [{ guard: 'hasCode', target: 'loading' }, { target: 'notFound' }] },
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadRequest',
        src: 'loadRequest',
        input: ({ context }) => ({ hashcode: context.hashcode }),
        onDone: byKind({
          open: { target: 'loadingAccount', actions: 'keep' },
          unfinished: { target: 'resuming', actions: 'keepUnfinished' },
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
    // After the answer No, the backend no longer returns the holder's name and address.
    resuming: {
      tags: 'pending',
      always: [
        { guard: 'isAccepting', target: 'loadingAccount' },
        { guard: 'lacksNotice', target: 'answering.notifying' },
        { target: 'answering.recording' },
      ],
    },
    loadingAccount: {
      tags: 'pending',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ accountNumber: context.request.accountNumber }),
        onDone: [
          {
            guard: 'lacksNotice',
            target: 'answering.notifying',
            actions: { type: 'keepAccount', params: output },
          },
          {
            guard: 'lacksRecord',
            target: 'answering.recording',
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
        'form.edit': {
          guard: { type: 'isMended', params: ({ event }) => event.choice },
          actions: { type: 'keepChoice', params: ({ event }) => event.choice },
        },
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
    review: { on: { 'answer.confirm': 'answering.previous', 'answer.change': 'form' } },
    confirmingRejection: { on: { 'answer.confirm': 'answering.previous', 'answer.change': 'form' } },
    answering: {
      tags: 'pending',
      entry: 'clearWait',
      initial: 'updating',
      states: {
        previous: { type: 'history', target: 'updating' },
        updating: {
          invoke: {
            id: 'updateStatus',
            src: 'updateStatus',
            input: answer,
            onDone: 'notifying',
            onError: {
              target: '#thirdPartyRequest.answerFailed',
              actions: { type: 'keepWait', params: wait },
            },
          },
        },
        notifying: {
          invoke: {
            id: 'sendNotice',
            src: 'sendNotice',
            input: answer,
            onDone: 'recording',
            onError: stopped('notice'),
          },
        },
        recording: {
          invoke: {
            id: 'recordAnswer',
            src: 'recordAnswer',
            input: answer,
            onDone: [
              { guard: 'isAccepting', target: '#thirdPartyRequest.accepted' },
              { target: '#thirdPartyRequest.rejected' },
            ],
            onError: stopped('record'),
          },
        },
      },
    },
    answerFailed: {
      on: { 'dialog.close': [{ guard: 'isAccepting', target: 'review' }, { target: 'form' }] },
    },
    stopped: { on: { 'dialog.close': 'taken' } },
    taken: { on: { 'answer.finish': 'answering.previous' } },
    accepted: { type: 'final' },
    rejected: { type: 'final' },
    removed: { type: 'final' },
    expired: { type: 'final' },
    completed: { type: 'final' },
    home: { type: 'final' },
    closed: { type: 'final' },
  },
})
