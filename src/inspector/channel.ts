import type { NextAnswer } from './next-answer.ts'
import type { ContextChange } from './context-changes.ts'
import type { Decision } from './decision.ts'

/** Between the portal's tabs and the inspector's, on this machine only. */
const name = 'mywater.inspector'

/** One load of the portal in one tab: XState counts its actors anew in each. */
export interface InspectedPage {
  readonly id: string
  /** Where it was when it spoke. */
  readonly path: string
}

/** Where a flow stands and what it holds, without secrets. */
export interface Standing {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
}

/** What a flow of a page did. `flow` and `call` are ids that XState gives its actors. */
export type Observation =
  /** Anew, too: StrictMode starts each flow twice. */
  | {
      readonly kind: 'started'
      readonly flow: string
      readonly parent: string | null
      /** Id of the machine. */
      readonly machine: string
      readonly standing: Standing
    }
  | {
      readonly kind: 'moved'
      readonly flow: string
      readonly event: { readonly type: string }
      readonly decisions: readonly Decision[]
      readonly changes: readonly ContextChange[]
      readonly standing: Standing
    }
  | {
      readonly kind: 'called'
      readonly flow: string
      readonly call: string
      readonly port: string
      readonly input: unknown
    }
  | {
      readonly kind: 'answered'
      readonly flow: string
      readonly call: string
      readonly outcome: 'done' | 'failed' | 'stopped'
      readonly answer: unknown
      /** Milliseconds since it was called. */
      readonly ms: number
    }
  /** An event from the inspector that was not sent, since the flow would not take it. */
  | { readonly kind: 'refused'; readonly flow: string; readonly event: string; readonly problem: string }

export type ToInspector =
  | { readonly kind: 'observed'; readonly page: InspectedPage; readonly observation: Observation }
  /** What the next call of the page will be answered. */
  | { readonly kind: 'answersNext'; readonly page: InspectedPage; readonly answer: NextAnswer | null }
  /** It is left, or loaded anew. */
  | { readonly kind: 'bye'; readonly page: InspectedPage }
export type ToPortal =
  /** An inspector was opened: say again what is running. */
  | { readonly kind: 'hello' }
  | {
      readonly kind: 'send'
      readonly pageId: string
      readonly sessionId: string
      readonly event: { readonly type: string }
    }
  | { readonly kind: 'answerNext'; readonly pageId: string; readonly answer: NextAnswer | null }

export const openChannel = (): BroadcastChannel => new BroadcastChannel(name)
