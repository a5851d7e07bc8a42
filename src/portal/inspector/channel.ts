import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** Between the portal's tabs and the inspector's, on this machine only. */
const name = 'mywater.inspector'

/** One load of the portal in one tab: XState counts its actors anew in each. */
export interface InspectedPage {
  readonly id: string
  /** Where it was when it spoke. */
  readonly path: string
}

export type ToInspector =
  | { readonly kind: 'observed'; readonly page: InspectedPage; readonly event: StatelyInspectionEvent }
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

export const openChannel = (): BroadcastChannel => new BroadcastChannel(name)
