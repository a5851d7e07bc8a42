import * as v from 'valibot'
import { problemCodes } from './http.ts'
import { create } from './operation.ts'

/** How many steps a report holds: the last ones. */
export const mostSteps = 100
/** How many calls it names: the last ones. */
export const mostRequests = 20

/** Characters of a report as JSON, all of them ASCII; a backend may refuse a longer one. A usual step takes 200. */
export const longestReport = 32_768

/** How a call or something else outside ended; never what it answered. */
const outcomes = ['done', 'failed', 'unreachable', 'undecodable', ...problemCodes] as const
export type Outcome = (typeof outcomes)[number]
export const isOutcome = (code: unknown): code is Outcome => outcomes.some((outcome) => outcome === code)

/** What a machine, a state, an event or a guard is called. */
const name = v.pipe(v.string(), v.maxLength(80))
const named = v.pipe(name, v.regex(/^[\w.-]+$/))
/** One or, where a machine stands in several at once, more of them: `email.open + phone.idle`. */
const nameList = v.pipe(v.string(), v.maxLength(240), v.regex(/^(?:[\w.-]+(?: \+ [\w.-]+)*)?$/))

/** One step of one machine, in names of its definition alone. */
export const recordedStep = v.strictObject({
  machine: named,
  from: nameList,
  /** XState's type of it, as `form.submit`, `xstate.done.actor.check`; empty where nothing had to happen. */
  event: v.pipe(name, v.regex(/^[\w.-]*$/)),
  /** Empty without one. */
  guard: nameList,
  to: nameList,
  /** Since its page was opened; a recording goes on over the pages of a tab. */
  ms: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  outcome: v.optional(v.picklist(outcomes)),
})
export type RecordedStep = v.InferOutput<typeof recordedStep>

/** What a person sends to support: where they were led, without a word of what they typed. */
export const supportReport = v.strictObject({
  /** The portal's version. */
  portal: v.pipe(name, v.regex(/^[\w.+-]+$/)),
  /** Oldest first. */
  steps: v.pipe(v.array(recordedStep), v.maxLength(mostSteps)),
  /** Ids of the last calls, by which they are found in the server's log. */
  requests: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,128}$/))), v.maxLength(mostRequests)),
})
export type SupportReport = v.InferOutput<typeof supportReport>

export const supportOperations = {
  /** Keeps a report, under a code that a person reads on the phone: `FKHW-LMQR`. */
  reportProblem: create(
    'reportProblem',
    supportReport,
    v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{4}-[A-Z]{4}$/)) }),
  ),
}
