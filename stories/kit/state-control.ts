import type { Args, ArgsEnhancer } from 'storybook/internal/types'
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { isLeaf } from '../../machines/machine-graph.ts'

/** Of several regions, all combinations of their state values. */
const valuesIn = (node: AnyStateNode): StateValue[] => {
  const inner = Object.values<AnyStateNode>(node.states).filter(({ type }) => type !== 'history')
  const below = inner.map((child): [string, StateValue[]] => [
    child.key,
    isLeaf(child) ? [] : valuesIn(child),
  ])
  if (node.type !== 'parallel')
    return below.flatMap(([key, values]): StateValue[] =>
      values.length === 0 ? [key] : values.map((value) => ({ [key]: value })),
    )
  return below.reduce<Record<string, StateValue>[]>(
    (all, [key, values]) => all.flatMap((choice) => values.map((value) => ({ ...choice, [key]: value }))),
    [{}],
  )
}

/** A text that can be part of a URL: `open - verified`, `entry - typing and resend - ready`. */
export const stateLabel = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key} - ${stateLabel(inner)}`))
        .join(' and ')

export const stateControl = (machine: AnyStateMachine) => {
  const mapping = Object.fromEntries(valuesIn(machine.root).map((value) => [stateLabel(value), value]))
  return { control: 'select' as const, options: Object.keys(mapping), mapping }
}

export const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isStateValue))

/** Storybook's control offers the names of state values. */
export const namesState: ArgsEnhancer = ({ initialArgs, argTypes }): Args => {
  const { state } = initialArgs
  return argTypes['state']?.mapping && isStateValue(state) ? { state: stateLabel(state) } : {}
}
