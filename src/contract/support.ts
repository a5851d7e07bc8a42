import * as v from 'valibot'
import { problemCodes } from './http.ts'
import { create } from './operation.ts'

/** A report holds this many steps, the last ones. */
export const mostSteps = 100
/** A report names this many calls, the last ones. */
export const mostRequests = 20

/**
 * Longest report as JSON, in characters, all of them ASCII; a backend may refuse a longer one. A usual step takes 200.
 */
export const longestReport = 32_768

/** How a call or another effect ended; never its answer. */
const outcomes = ['done', 'failed', 'unreachable', 'undecodable', ...problemCodes] as const
export type Outcome = (typeof outcomes)[number]
export const isOutcome = (code: unknown): code is Outcome => outcomes.some((outcome) => outcome === code)

/** The name of a machine, a state, an event or a guard. */
const name = v.pipe(v.string(), v.maxLength(80))
const named = v.pipe(name, v.regex(/^[\w.-]+$/))
/** The state, or several for a machine with parallel regions: `email.open + phone.idle`. */
const nameList = v.pipe(v.string(), v.maxLength(240), v.regex(/^(?:[\w.-]+(?: \+ [\w.-]+)*)?$/))

/** One step of one machine, in names from its definition only. */
export const recordedStep = v.strictObject({
  machine: named,
  from: nameList,
  /** XState's event type, as `form.submit`, `xstate.done.actor.check`; empty for a step without an event. */
  event: v.pipe(name, v.regex(/^[\w.-]*$/)),
  /** Empty when no guard decided. */
  guard: nameList,
  to: nameList,
  /** Milliseconds since its page was opened; a recording continues over the pages of a tab. */
  ms: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  outcome: v.optional(v.picklist(outcomes)),
})
export type RecordedStep = v.InferOutput<typeof recordedStep>

/** What a person sends to support: the steps of the flow, without anything that they typed. */
export const supportReport = v.strictObject({
  /** The portal's version. */
  portal: v.pipe(name, v.regex(/^[\w.+-]+$/)),
  /** Oldest first. */
  steps: v.pipe(v.array(recordedStep), v.maxLength(mostSteps)),
  /** IDs of the last calls, as in the server's log. */
  requests: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,128}$/))), v.maxLength(mostRequests)),
})
export type SupportReport = v.InferOutput<typeof supportReport>

export const supportOperations = {
  /** Stores a report under a code that a person reads to support on the phone: `FKHW-LMQR`. */
  reportProblem: create(
    'reportProblem',
    supportReport,
    v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{4}-[A-Z]{4}$/)) }),
  ),
}
