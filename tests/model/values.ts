import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { DoneEvent, ErrorEvent, PureStep } from './model.ts'

type Fields = Readonly<Record<string, unknown>>
type Rule = (step: PureStep) => string[]

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The fields of a context that say why the last try failed. */
const reasons = [
  'error',
  'errors',
  'failure',
  'refusal',
  'emailProblem',
  'passwordReason',
  'isUnanswered',
  'needsCookies',
  'waitSeconds',
]

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0)

const isDone = (event: EventObject): event is DoneEvent => event.type.startsWith('xstate.done.actor.')
const isError = (event: EventObject): event is ErrorEvent => event.type.startsWith('xstate.error.actor.')
const saidBy = ({ event }: PureStep): Fields =>
  fieldsOf(isDone(event) ? event.output : isError(event) ? event.error : null)
const answer = /^xstate\.(?:done|error)\.actor\./
const isPending = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('pending')

const line = ({ event, before, after }: PureStep, what: string): string =>
  `${JSON.stringify(before.value)} --${event.type}--> ${JSON.stringify(after.value)}: ${what}`

/**
 * Finds reasons of the last try that stand when the person starts a call. Without this rule, a refusal without a
 * waiting time would still show the waiting time of the refusal before.
 */
export const reasonsAtStart: Rule = (step) =>
  // The page of a failed sign-in stands until the provider's page opens, and Back shows it again.
  answer.test(step.event.type) ||
  isPending(step.before) ||
  !isPending(step.after) ||
  step.after.matches('redirecting')
    ? []
    : reasons
        .filter((name) => !isEmpty(fieldsOf(step.after.context)[name]))
        .map((name) => line(step, `${name} of the last try stands`))

/**
 * Finds reasons that begin to stand beside the waiting time of another reason, for example an empty code beside the
 * waiting time of a refused resend.
 */
export const waitOfAnother: Rule = (step) => {
  const [before, after] = [fieldsOf(step.before.context), fieldsOf(step.after.context)]
  const { waitSeconds } = after
  if (isEmpty(waitSeconds) || waitSeconds === saidBy(step)['waitSeconds']) return []
  return reasons
    .filter((name) => name !== 'waitSeconds' && !isEmpty(after[name]) && after[name] !== before[name])
    .map((name) => line(step, `${name} stands beside the waiting time of another reason`))
}

/** The calls whose failure shows no waiting time, because the flow continues or the page offers only another try. */
const silentCalls =
  /\.(?:findPerson|open|record|read|saveLanguage|resend|redirect|signOut|finish|check|doubt)$/

/** Finds values of an answer that the context does not contain afterwards, although it has a field of this name. */
export const unkept: Rule = (step) => {
  const { type } = step.event
  if (!answer.test(type)) return []
  if (isError(step.event) && silentCalls.test(type)) return []
  const context = fieldsOf(step.after.context)
  return Object.entries(saidBy(step))
    .filter(([name, value]) => {
      // A machine with calls side by side keeps `waitSeconds` of one of them as `billsWaitSeconds`.
      const kept = Object.keys(context).filter((key) => key.toLowerCase().endsWith(name.toLowerCase()))
      const isKept = kept.some((key) => JSON.stringify(context[key]) === JSON.stringify(value))
      return !isEmpty(value) && kept.length > 0 && !isKept
    })
    .map(([name]) => line(step, `${name} of the answer is not kept`))
}
