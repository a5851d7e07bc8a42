import type { Args, ArgsEnhancer } from 'storybook/internal/types'
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { isLeaf } from '../../machines/machine-graph.ts'

/** Every state value inside `node`: combinations of its regions when it has several. */
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
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  )
}

/** `open - verified`, `entry - typing and resend - ready`: names with characters that an address allows. */
export const stateLabel = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key} - ${stateLabel(inner)}`))
        .join(' and ')

/** A control that offers each state value of a machine. */
export const stateControl = (machine: AnyStateMachine) => {
  const mapping = Object.fromEntries(valuesIn(machine.root).map((value) => [stateLabel(value), value]))
  return { control: 'select' as const, options: Object.keys(mapping), mapping }
}

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)

/** The name of a story's state in its control, which finds the state by that name. */
export const namesState: ArgsEnhancer = ({ initialArgs, argTypes }): Args => {
  const { state } = initialArgs
  return argTypes['state']?.mapping && isStateValue(state) ? { state: stateLabel(state) } : {}
}
