import type { NextAnswer } from './next-answer.ts'
import type { ContextChange } from './context-changes.ts'
import type { Decision } from './decision.ts'

/** The messages never leave the browser. */
const name = 'mywater.inspector'

/** One load of the portal in one tab. Its id is its own, because XState numbers the actors of each load from 1. */
export interface InspectedPage {
  readonly id: string
  readonly path: string
}

/** Without secrets. */
export interface MachineState {
  readonly value: unknown
  readonly context: unknown
  readonly status: string
}

/** `flow` and `call` are XState's session ids. */
export type Observation =
  /** Can arrive twice for one flow, because React's StrictMode starts each flow twice. */
  | {
      readonly kind: 'started'
      readonly flow: string
      readonly parent: string | null
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
      readonly ms: number
    }
  /** The flow would not have accepted the event, so the page has not sent it. */
  | { readonly kind: 'refused'; readonly flow: string; readonly event: string; readonly problem: string }

export type ToInspector =
  | { readonly kind: 'observed'; readonly page: InspectedPage; readonly observation: Observation }
  | { readonly kind: 'answersNext'; readonly page: InspectedPage; readonly answer: NextAnswer | null }
  | { readonly kind: 'bye'; readonly page: InspectedPage }
export type ToPortal =
  /** Every page answers with its running flows. */
  | { readonly kind: 'hello' }
  | {
      readonly kind: 'send'
      readonly pageId: string
      readonly sessionId: string
      readonly event: { readonly type: string }
    }
  | { readonly kind: 'answerNext'; readonly pageId: string; readonly answer: NextAnswer | null }

export const openChannel = (): BroadcastChannel => new BroadcastChannel(name)
