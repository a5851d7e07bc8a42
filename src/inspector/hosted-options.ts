import type { createInspector, StatelyInspectionEvent } from '@statelyai/inspect'
import { isFields } from './fields.ts'
import { redact, redactEvent } from './redact.ts'

/** Hides every text without a field name, because it might be a code or a token. */
const redactBare = (value: unknown): unknown => redact(value, typeof value === 'string' ? 'token' : '')

/** Machine and children are live objects that cannot be sent. */
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

const redactBareEvent = (event: { readonly type: string }) => {
  const { input, output, ...others }: Record<string, unknown> & { type: string } = redactEvent(event)
  return {
    ...others,
    ...(input !== undefined && { input: redactBare(input) }),
    ...(output !== undefined && { output: redactBare(output) }),
  }
}

const redactInspection = (inspected: StatelyInspectionEvent): StatelyInspectionEvent => {
  const event = 'event' in inspected ? { event: redactBareEvent(inspected.event) } : {}
  const snapshot = 'snapshot' in inspected ? { snapshot: redactSnapshot(inspected.snapshot) } : {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- redaction keeps the types of event and snapshot
  return { ...inspected, ...event, ...snapshot } as StatelyInspectionEvent
}

/** Removes secrets, because the website that hosts Stately's inspector can read every message. */
export const hostedOptions = { serialize: redactInspection } satisfies Parameters<typeof createInspector>[1]
