import type { AnyStateNode } from 'xstate'
import { shownStates } from '../../stories/kit/story-index.ts'
import { allMachines, type NamedMachine } from '../../machines/all-machines.ts'
import { isMachine, leavesOf } from '../../machines/machine-graph.ts'
import { boundFlows } from '../model/bound-flows.ts'
import { codesOf } from './texts.ts'

/**
 * The reason why a state needs no story: the flow ends in this state (`leaves`), or the machine leaves the state at
 * once for another state (`passing`).
 */
export type StateWithoutStory = 'leaves' | 'passing'

/** True if the machine leaves the state at once, because the state only chooses the next state. */
const isTransient = (node: AnyStateNode): boolean =>
  (node.always ?? []).some((transition) => transition.guard === undefined)

const runByAnother = (machine: NamedMachine['machine']): boolean =>
  allMachines.some(({ machine: flow }) =>
    Object.values<unknown>(flow.implementations.actors).some(
      (logic) => isMachine(logic) && logic.id === machine.id,
    ),
  )

/**
 * Returns why no screen shows the state, or `null` if a screen shows it. `passing`: the machine leaves the state at
 * once. `leaves`: the flow ends in this state, and the next page or the parent machine continues.
 */
export const unseen = (machine: NamedMachine['machine'], node: AnyStateNode): StateWithoutStory | null => {
  if (isTransient(node)) return 'passing'
  if (node.type !== 'final') return null
  const isExit = boundFlows.some(
    (flow) => flow.machine.id === machine.id && flow.exits.includes(node.path.join('.')),
  )
  return isExit || runByAnother(machine) ? 'leaves' : null
}

export const isShown = ({ machine }: NamedMachine, node: AnyStateNode): boolean =>
  shownStates.some((shown) => shown.machine === machine.id && shown.states.includes(node.id))

export const statesWithoutStory = (flow: NamedMachine): string[] =>
  leavesOf(flow.machine)
    .filter((node) => !isShown(flow, node) && unseen(flow.machine, node) === null)
    .map((node) => `${node.id} has no story`)

const contains = (value: unknown, code: string): boolean =>
  value === code ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => contains(inner, code)))

/**
 * Returns the message codes in the types of a machine, its setup and its forms: errors, refusals, failures and
 * reminders.
 */
const typedCodes = (source: string): string[] => {
  const types = source.matchAll(
    /type \w*(?:Error|Refusal|Failure|Reminder) =([^;{}]*?)(?=\n\n|\n(?:export|type|interface|const|\/))/g,
  )
  const fields = source.matchAll(/\b(?:error|refusal|failure|reminder): ((?:'\w+'|null|[ |])+)/g)
  return [...types, ...fields].flatMap(([, union = '']) =>
    [...union.matchAll(/'(\w+)'/g)].map(([, code = '']) => code),
  )
}

const sources = import.meta.glob<string>('../../machines/{,parts/,forms/}*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const sourceOf = ({ file }: NamedMachine): string => {
  const machine = sources[`../../machines/${file}`] ?? ''
  const forms = [...machine.matchAll(/^import \{[^}]*\} from '[./]+\/(forms\/[\w-]+\.ts)'/gm)]
  return [machine, ...forms.map(([, form]) => sources[`../../machines/${form}`] ?? '')].join('\n')
}

export const codesShownBy = (flow: NamedMachine): string[] => [
  ...new Set([...codesOf(flow.machine.id), ...typedCodes(sourceOf(flow))]),
]

export const codesWithoutStory = (flow: NamedMachine): string[] => {
  const contexts = shownStates
    .filter(({ machine }) => machine === flow.machine.id)
    .map(({ context }) => context)
  return codesShownBy(flow)
    .filter((code) => !contexts.some((context) => contains(context, code)))
    .map((code) => `${flow.slug}: the code ${code} has no story`)
}
