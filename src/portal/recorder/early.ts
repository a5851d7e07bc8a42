import type { InspectionEvent } from 'xstate'

/** What happened before the recorder came, and at which millisecond of the page; `null` once it is here. */
export const early: { kept: [event: InspectionEvent, at: number][] | null } = { kept: [] }
