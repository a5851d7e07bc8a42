import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

type Module = Readonly<Record<string, unknown>>

/** One flow of the house. `slug` is what all its files are called. */
export interface HouseMachine {
  readonly slug: string
  /** What the machine is exported as. */
  readonly exportName: string
  readonly machine: AnyStateMachine
}

/** `a/b/forgot-login.live.ts` → `forgot-login`. */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\..*$/, '')

export const isMachine = (exported: unknown): exported is AnyStateMachine =>
  typeof exported === 'object' && exported !== null && 'root' in exported && 'implementations' in exported

/** Every machine, read off the folder: a new file is in every proof without being named anywhere. */
export const houseMachines: readonly HouseMachine[] = Object.entries(
  import.meta.glob<Module>('../../machines/*.machine.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([exportName, exported]) =>
    isMachine(exported) ? [{ slug: slugOf(path), exportName, machine: exported }] : [],
  ),
)

/** The states of a machine, outermost first, without the machine itself. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => below(machine.root).slice(1)

/** A state and every state inside it. */
const below = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(below),
]

/** A state and every state around it, the machine last. */
export const around = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? around(node.parent) : []),
]

/** A state with no states inside it: what a machine stands in. A history state stands for another. */
export const isLeaf = (node: AnyStateNode): boolean =>
  node.type !== 'history' && Object.keys(node.states).length === 0

/** `activation.expired.form` → `expired.form`. */
export const nameOf = (node: AnyStateNode): string =>
  node.path.length === 0 ? '(root)' : node.path.join('.')

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

/** Stands for no moment: it has nothing but a choice of where to go. */
export const isTransient = (node: AnyStateNode): boolean =>
  (node.always ?? []).some((transition) => transition.guard === undefined)
