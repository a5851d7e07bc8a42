import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { DoneEvent, ErrorEvent, PureStep } from './model.ts'

type Fields = Readonly<Record<string, unknown>>
type Rule = (step: PureStep) => string[]

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The fields of a context that say why the last try failed. */
const reasons = [
  'error',
  'errors',
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
const answer = /^xstate\.(?:done|error)\.actor\./
const isPending = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('pending')

const line = ({ event, before, after }: PureStep, what: string): string =>
  `${JSON.stringify(before.value)} --${event.type}--> ${JSON.stringify(after.value)}: ${what}`

/**
 * Finds reasons of the last try that stand when the person starts a call. Without this rule, a refusal without a
 * waiting time would still show the waiting time of the refusal before.
 */
export const reasonsAtStart: Rule = (step) =>
  answer.test(step.event.type) || isPending(step.before) || !isPending(step.after)
    ? []
    : reasons
        .filter((name) => !isEmpty(fieldsOf(step.after.context)[name]))
        .map((name) => line(step, `${name} of the last try stands`))

/** The calls whose failure shows no waiting time, because the flow continues or the page offers only another try. */
const silentCalls =
  /\.(?:findPerson|open|record|read|saveLanguage|resend|redirect|signOut|finish|check|doubt)$/

/** Finds values of an answer that the context does not contain afterwards, although it has a field of this name. */
export const unkept: Rule = (step) => {
  const { type } = step.event
  if (!answer.test(type)) return []
  const said = isDone(step.event)
    ? step.event.output
    : isError(step.event) && !silentCalls.test(type)
      ? step.event.error
      : null
  const context = fieldsOf(step.after.context)
  return Object.entries(fieldsOf(said))
    .filter(
      ([name, value]) =>
        !isEmpty(value) && name in context && JSON.stringify(context[name]) !== JSON.stringify(value),
    )
    .map(([name]) => line(step, `${name} of the answer is not kept`))
}
