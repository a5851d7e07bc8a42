import type { NextAnswer } from './next-answer.ts'
import type { ContextChange } from './context-changes.ts'
import type { Decision } from './decision.ts'

/** The name of the channel between the portal's tabs and the inspector's tab. The messages never leave the browser. */
const name = 'mywater.inspector'

/**
 * One load of the portal in one tab. Each load has an id of its own, because XState numbers the actors from the start
 * again after each load.
 */
export interface InspectedPage {
  readonly id: string
  /** The path of the page's URL at the time of the message. */
  readonly path: string
}

/** State and context of a flow, without secrets. */
export interface MachineState {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
}

/** An event in a flow on a page. `flow` and `call` are XState's session ids of the flow and of the call. */
export type Observation =
  /**
   * The flow has started. The inspector can receive this message twice for one flow, because React's StrictMode starts
   * each flow twice.
   */
  | {
      readonly kind: 'started'
      readonly flow: string
      readonly parent: string | null
      /** The id of the machine. */
      readonly machine: string
      readonly state: MachineState
    }
  | {
      readonly kind: 'moved'
      readonly flow: string
      readonly event: { readonly type: string }
      readonly decisions: readonly Decision[]
      readonly changes: readonly ContextChange[]
      readonly state: MachineState
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
      /** The duration of the call in milliseconds. */
      readonly ms: number
    }
  /**
   * The page has not sent the event that the developer has chosen in the inspector, because the flow would not have
   * accepted the event.
   */
  | { readonly kind: 'refused'; readonly flow: string; readonly event: string; readonly problem: string }

export type ToInspector =
  | { readonly kind: 'observed'; readonly page: InspectedPage; readonly observation: Observation }
  /** The developer has chosen the result of the page's next call. */
  | { readonly kind: 'answersNext'; readonly page: InspectedPage; readonly answer: NextAnswer | null }
  /** The customer leaves or reloads the page. */
  | { readonly kind: 'bye'; readonly page: InspectedPage }
export type ToPortal =
  /** An inspector was opened. Every page then reports its running flows. */
  | { readonly kind: 'hello' }
  | {
      readonly kind: 'send'
      readonly pageId: string
      readonly sessionId: string
      readonly event: { readonly type: string }
    }
  | { readonly kind: 'answerNext'; readonly pageId: string; readonly answer: NextAnswer | null }

export const openChannel = (): BroadcastChannel => new BroadcastChannel(name)
