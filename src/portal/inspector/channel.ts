import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** Between the portal's tabs and the inspector's, on this machine only. */
const name = 'mywater.inspector'

export type ToInspector = { readonly kind: 'observed'; readonly event: StatelyInspectionEvent }
export type ToPortal =
  /** An inspector was opened: say again what is running. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'send'; readonly sessionId: string; readonly event: { readonly type: string } }

export const openChannel = (): BroadcastChannel => new BroadcastChannel(name)
