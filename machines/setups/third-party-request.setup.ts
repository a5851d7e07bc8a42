/**
 * Declares the types, calls (ports), guards and actions of the flow in which a third party answers a third-party
 * request. `third-party-request.machine.ts` contains the states and transitions.
 */
import { assign, setup } from 'xstate'
import { effect, port } from '../shared/port.ts'
import type {
  AnswerToRequest,
  PrimaryAccount,
  ThirdPartyChoice,
  ThirdPartyRequest,
  ThirdPartyRequestOutcome,
  UnfinishedAnswer,
  UnfinishedRequest,
} from '../shared/third-party.ts'

export interface Context {
  /** The seconds to wait before the next try, after a response with the status 429; otherwise 0 or absent. */
  readonly waitSeconds?: number
  readonly hashcode: string
  readonly request: ThirdPartyRequest
  readonly account: PrimaryAccount | null
  readonly choice: ThirdPartyChoice | null
  /**
   * The answer of the third party that the backend has stored, if a later call (`notice` or `record`) has not succeeded
   * yet. The third party can no longer change this answer. Otherwise `null`.
   */
  readonly unfinished: UnfinishedAnswer | null
  readonly error: 'selectionRequired' | null
}

/**
 * Converts the third party's choice (`yes` or `no`) to the answer (`Accepted` or `Rejected`) that the backend stores.
 */
export const answerOf = (choice: ThirdPartyChoice | null) => (choice === 'yes' ? 'Accepted' : 'Rejected')

export const thirdPartyRequestSetup = setup({
  types: {
    /** The link code (the secret token of the mailed link); empty if the link has no code. */
    input: {} as { hashcode: string },
    context: {} as Context,
    events: {} as
      | { type: 'form.submit' | 'form.edit'; choice: ThirdPartyChoice | null }
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
    /** Mails the primary account holder a notice about the third party's answer. */
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
    showError: assign({ choice: null, error: 'selectionRequired' }),
  },
})
