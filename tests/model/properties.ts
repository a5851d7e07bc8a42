import type { AnyStateMachine, AnyStateNode } from 'xstate'
import {
  statesAround,
  isLeaf,
  isMachine,
  stateName,
  statesOf,
  transitionsFrom,
} from '../../machines/machine-graph.ts'
import { reachableStates } from './reachable.ts'

/** A check of the structure of a machine. It returns one line for each violation. */
type Property = (machine: AnyStateMachine) => string[]

const isResult = (node: AnyStateNode): boolean =>
  statesAround(node).some(({ tags }) => tags.includes('result'))
const isInRegion = (node: AnyStateNode): boolean => statesAround(node).some(({ type }) => type === 'parallel')

const logicOf = (machine: AnyStateMachine, src: unknown): unknown =>
  typeof src === 'string' ? machine.implementations.actors[src] : src

const runsChild = (machine: AnyStateMachine, node: AnyStateNode): boolean =>
  node.invoke.some(({ src }) => isMachine(logicOf(machine, src)))

const leadsAway = (node: AnyStateNode): boolean =>
  statesAround(node).some((from) =>
    transitionsFrom(from).some(({ target }) => target?.some((to) => to !== node)),
  )

export const unreachable: Property = (machine) => {
  const reached = reachableStates(machine)
  return statesOf(machine)
    .filter((node) => !reached.has(node))
    .map((node) => `${node.id} cannot be reached`)
}

/**
 * Finds states that the machine cannot leave. Allowed are final states, states with the tag `result`, states in a
 * parallel region, and states that run a child machine.
 */
export const deadEnds: Property = (machine) =>
  statesOf(machine)
    .filter((node) => isLeaf(node) && node.type !== 'final')
    .filter((node) => !leadsAway(node) && !isResult(node) && !isInRegion(node))
    .filter((node) => !statesAround(node).some((state) => runsChild(machine, state)))
    .map((node) => `${node.id} has no transition to another state, and is neither final nor tagged result`)

const hasExit = (node: AnyStateNode, kind: 'done' | 'error', id: string): boolean =>
  node.transitions.has(`xstate.${kind}.actor.${id}`)

const canEnd = (machine: AnyStateMachine): boolean =>
  Object.values<AnyStateNode>(machine.root.states).some(({ type }) => type === 'final')

/** The flow only starts a sign-in, which ends on other pages. By the parent's state and the child's id. */
export const childrenWithoutEnd: readonly string[] = [
  'thirdPartyAcceptance.choice signIn',
  'thirdPartyAcceptance.linked signIn',
  'thirdPartyConfirmation.open signIn',
]

/**
 * Finds missing transitions for the end of an invocation: a call needs one for its result and one for its failure, and
 * a child machine with a final state needs one for its end.
 */
export const missingExits: Property = (machine) =>
  [machine.root, ...statesOf(machine)].flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const logic = logicOf(machine, src)
      const child = isMachine(logic) ? logic : null
      const needsDone = child === null || (canEnd(child) && !childrenWithoutEnd.includes(`${node.id} ${id}`))
      return [
        ...(needsDone && !hasExit(node, 'done', id)
          ? [`${node.id} runs ${id} and has no transition for its answer or end`]
          : []),
        ...(child === null && !hasExit(node, 'error', id)
          ? [`${node.id} runs ${id} and has no transition for its failure`]
          : []),
      ]
    }),
  )

/** Finds call results for which every transition has a guard. If no guard were true, the flow would wait for ever. */
export const unansweredAnswers: Property = (machine) =>
  statesOf(machine).flatMap((node) =>
    [...node.transitions].flatMap(([type, candidates]) =>
      /^xstate\.(done|error)\.actor\./.test(type) && candidates.every(({ guard }) => guard !== undefined)
        ? [`${node.id} has no transition without a guard for ${type}`]
        : [],
    ),
  )

const explicitIds = ({ config }: AnyStateNode): unknown[] =>
  [config.invoke ?? []]
    .flat()
    .map((invoke: unknown) =>
      typeof invoke === 'object' && invoke !== null && 'id' in invoke ? invoke.id : undefined,
    )

export const invokesWithoutId: Property = (machine) =>
  [machine.root, ...statesOf(machine)]
    .filter((node) => explicitIds(node).includes(undefined))
    .map((node) => `${node.id} runs something without an id`)

const isNamed = (reference: unknown): boolean =>
  typeof reference === 'string' ||
  (((typeof reference === 'object' && reference !== null) || typeof reference === 'function') &&
    'type' in reference &&
    typeof reference.type === 'string')

const listOf = (written: unknown): unknown[] =>
  Array.isArray(written) ? written.map((value: unknown) => value) : written === undefined ? [] : [written]

/** Returns the actions of a state in the machine's definition, without the actions that XState adds for timers. */
const actionsOf = (node: AnyStateNode): unknown[] => [
  ...listOf(node.config.entry),
  ...listOf(node.config.exit),
  ...transitionsFrom(node).flatMap(({ actions }) => [...actions]),
]

export const unnamed: Property = (machine) =>
  [machine.root, ...statesOf(machine)].flatMap((node) => [
    ...transitionsFrom(node)
      .filter(({ guard }) => guard !== undefined && !isNamed(guard))
      .map(({ eventType }) => `${stateName(node)} has a guard without a name on ${String(eventType)}`),
    ...actionsOf(node)
      .filter((action) => !isNamed(action))
      .map(() => `${stateName(node)} has an action without a name`),
  ])
