import type { NextAnswer } from './next-answer.ts'
import type { ContextChange } from './context-changes.ts'
import type { Decision } from './decision.ts'

/** Connects the portal's tabs and the inspector's, on this machine only. */
const name = 'mywater.inspector'

/** One load of the portal in one tab: XState counts its actors again in each. */
export interface InspectedPage {
  readonly id: string
  /** The path at that time. */
  readonly path: string
}

/** State and context of a flow, without secrets. */
export interface Standing {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
}

/** An action of a flow on a page. `flow` and `call` are ids of XState's actors. */
export type Observation =
  /** May be repeated: StrictMode starts each flow twice. */
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
      /** Milliseconds since the call. */
      readonly ms: number
    }
  /** An event from the inspector that was not sent, because the flow would not take it. */
  | { readonly kind: 'refused'; readonly flow: string; readonly event: string; readonly problem: string }

export type ToInspector =
  | { readonly kind: 'observed'; readonly page: InspectedPage; readonly observation: Observation }
  /** The chosen answer for the next call of the page. */
  | { readonly kind: 'answersNext'; readonly page: InspectedPage; readonly answer: NextAnswer | null }
  /** The page is left or reloaded. */
  | { readonly kind: 'bye'; readonly page: InspectedPage }
export type ToPortal =
  /** An inspector was opened: every page reports its running flows. */
  | { readonly kind: 'hello' }
  | {
      readonly kind: 'send'
      readonly pageId: string
      readonly sessionId: string
      readonly event: { readonly type: string }
    }
  | { readonly kind: 'answerNext'; readonly pageId: string; readonly answer: NextAnswer | null }

export const openChannel = (): BroadcastChannel => new BroadcastChannel(name)
