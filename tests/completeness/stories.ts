import type { AnyStateNode } from 'xstate'
import { shownStates } from '../../stories/kit/story-index.ts'
import type { NamedMachine } from '../../machines/all-machines.ts'
import { isMachine, leavesOf } from '../../machines/machine-graph.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { boundFlows } from '../model/bound-flows.ts'
import { codesOf } from './texts.ts'

/** Why a state needs no picture. */
export type Unseen = 'leaves' | 'passing'

/** Stands for no moment: it has nothing but a choice of where to go. */
const isTransient = (node: AnyStateNode): boolean =>
  (node.always ?? []).some((transition) => transition.guard === undefined)

const runByAnother = (machine: NamedMachine['machine']): boolean =>
  allMachines.some(({ machine: flow }) =>
    Object.values<unknown>(flow.implementations.actors).some(
      (logic) => isMachine(logic) && logic.id === machine.id,
    ),
  )

/**
 * `passing`: a choice of where to go, over before anything is drawn. `leaves`: the flow ends here and goes elsewhere —
 * an exit of its page, or the end of a child that the flow around it takes over.
 */
export const unseen = (machine: NamedMachine['machine'], node: AnyStateNode): Unseen | null => {
  if (isTransient(node)) return 'passing'
  if (node.type !== 'final') return null
  const isExit = boundFlows.some(
    (flow) => flow.machine.id === machine.id && flow.exits.includes(node.path.join('.')),
  )
  return isExit || runByAnother(machine) ? 'leaves' : null
}

export const isShown = ({ machine }: NamedMachine, node: AnyStateNode): boolean =>
  shownStates.some((shown) => shown.machine === machine.id && shown.states.includes(node.id))

/** States of a machine that a person may face and no story shows. */
export const statesWithoutStory = (flow: NamedMachine): string[] =>
  leavesOf(flow.machine)
    .filter((node) => !isShown(flow, node) && unseen(flow.machine, node) === null)
    .map((node) => `${node.id} has no story`)

const contains = (value: unknown, code: string): boolean =>
  value === code ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => contains(inner, code)))

/** Codes the types of a machine and its forms name: of errors, refusals, failures and reminders. */
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

/** The source of a machine, and of the forms whose rules it applies. */
const sourceOf = (file: string): string => {
  const machine = sources[`../../machines/${file}`] ?? ''
  const forms = [...machine.matchAll(/^import \{[^}]*\} from '\.\.?\/(forms\/[\w-]+\.ts)'/gm)]
  return [machine, ...forms.map(([, form]) => sources[`../../machines/${form}`] ?? '')].join('\n')
}

/** Every code a flow can show: what its types name and what its texts have words for. */
export const codesShownBy = ({ slug, file }: NamedMachine): string[] => [
  ...new Set([...codesOf(slug), ...typedCodes(sourceOf(file))]),
]

/** Codes of a machine that stand in the context of no story. */
export const codesWithoutStory = (flow: NamedMachine): string[] => {
  const contexts = shownStates
    .filter(({ machine }) => machine === flow.machine.id)
    .map(({ context }) => context)
  return codesShownBy(flow)
    .filter((code) => !contexts.some((context) => contains(context, code)))
    .map((code) => `${flow.slug}: the code ${code} has no story`)
}
