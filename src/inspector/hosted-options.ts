import type { createInspector, StatelyInspectionEvent } from '@statelyai/inspect'
import { isFields } from './fields.ts'
import { redact, redactEvent } from './redact.ts'

/** What a port is given or answers may be a bare code or token, which has no name to tell it by. */
const redactBare = (value: unknown): unknown => redact(value, typeof value === 'string' ? 'token' : '')

/** Keeps the parts of a snapshot that are data: its machine and its children are objects of the page. */
const redactSnapshot = (snapshot: unknown) => {
  const { status, value, context, input, output }: Record<string, unknown> = isFields(snapshot)
    ? snapshot
    : {}
  return {
    ...(typeof status === 'string' && { status }),
    value,
    context: redact(context),
    input: redactBare(input),
    output: redactBare(output),
  }
}

/** An inspection event without secrets, whichever part of it held them. */
const redactInspection = (inspected: StatelyInspectionEvent): StatelyInspectionEvent => {
  const event = 'event' in inspected ? { event: redactEvent(inspected.event) } : {}
  const snapshot = 'snapshot' in inspected ? { snapshot: redactSnapshot(inspected.snapshot) } : {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a redacted part has the shape of the part
  return { ...inspected, ...event, ...snapshot } as StatelyInspectionEvent
}

/** Options of Stately's inspector. The host of its window can read every message. */
export const hostedOptions = { serialize: redactInspection } satisfies Parameters<typeof createInspector>[1]
