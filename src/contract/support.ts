import * as v from 'valibot'
import { problemCodes } from './http.ts'
import { answered, byName, create, type Group } from './operation.ts'

/** The maximum number of steps in a report. Earlier steps are omitted. */
export const mostSteps = 100
/** The maximum number of call ids in a report. The ids of earlier calls are omitted. */
export const mostRequests = 20

/**
 * The maximum length of a report as JSON, in characters (all ASCII). A backend is allowed to refuse a longer report. A
 * step usually needs 200 characters.
 */
export const longestReport = 32_768

/**
 * The possible results of a call, or of another asynchronous task, in a problem report. A report never contains the
 * response of a call.
 */
const outcomes = ['done', 'failed', 'unreachable', 'undecodable', ...problemCodes] as const
export type Outcome = (typeof outcomes)[number]
export const isOutcome = (code: unknown): code is Outcome => outcomes.some((outcome) => outcome === code)

/** The name of a machine, a state, an event or a guard. */
const name = v.pipe(v.string(), v.maxLength(80))
const named = v.pipe(name, v.regex(/^[\w.-]+$/))
/**
 * The current state of a machine. If the machine has parallel regions, the text contains one state for each region:
 * `email.open + phone.idle`.
 */
const nameList = v.pipe(v.string(), v.maxLength(240), v.regex(/^(?:[\w.-]+(?: \+ [\w.-]+)*)?$/))

/**
 * One step of one machine: a transition from one state to the next. The texts in it are names from the machine's
 * definition, and never texts that a customer has typed.
 */
export const recordedStep = v.object({
  machine: named,
  from: nameList,
  /** XState's type, such as `form.submit` or `xstate.done.actor.check`; empty for an eventless transition. */
  event: v.pipe(name, v.regex(/^[\w.-]*$/)),
  /** The guard that allowed the transition; empty for a transition without a guard. */
  guard: nameList,
  to: nameList,
  /**
   * The milliseconds from the opening of the page to this step. A recording can contain several pages of one tab, and
   * each page counts from its own opening.
   */
  ms: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  outcome: v.optional(v.picklist(outcomes)),
})
export type RecordedStep = v.InferOutput<typeof recordedStep>

/** The report that a customer sends to support: the steps of the flow, without any typed text. */
export const supportReport = v.object({
  /** The version of the portal. */
  portal: v.pipe(name, v.regex(/^[\w.+-]+$/)),
  /** The recorded steps, the oldest step first. */
  steps: v.pipe(v.array(recordedStep), v.maxLength(mostSteps)),
  /** The ids of the latest calls. The server's log contains these ids. */
  requests: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,128}$/))), v.maxLength(mostRequests)),
})
export type SupportReport = v.InferOutput<typeof supportReport>

export const supportOperations = byName({
  /** The customer reads the returned code, such as `FKHW-LMQR`, out to support on the phone. */
  reportProblem: create(
    supportReport,
    v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{4}-[A-Z]{4}$/)) }),
  ),
})

export const supportGroup = {
  name: 'Support',
  description: 'The problem report that a customer sends to support.',
  operations: supportOperations,
  calls: () => ({
    reportProblem: {
      summary: 'Stores the steps of a flow under a code that a customer reads out to support.',
      outcomes: answered,
      request: {
        portal: '0.1.0',
        steps: [
          { machine: 'forgotLogin', from: 'form', event: 'submit', guard: '', to: 'sending', ms: 8200 },
        ],
        requests: ['5f3b1c9e-8a47-4d0e-9c55-1b0f8f6f2a10'],
      },
      answers: [{ code: 'FKHW-LMQR' }],
    },
  }),
} satisfies Group<typeof supportOperations>
