import type { AnyStateMachine } from 'xstate'
import { isPort } from '../../machines/shared/port.ts'
import type { NamedMachine } from '../../src/portal/inspector/all-machines.ts'
import { boundFlows, withParts } from './bound-flows.ts'

/** Names of the ports a machine declares. */
export const portsOf = (machine: AnyStateMachine): string[] =>
  Object.entries<unknown>(machine.implementations.actors)
    .filter(([, logic]) => isPort(logic))
    .map(([name]) => name)

/** Actions that do nothing until live code gives them something to do: written as plain functions. */
const emptyActions = (machine: AnyStateMachine): string[] =>
  Object.entries<unknown>(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('type' in action))
    .map(([name]) => name)

/** Ports and empty actions of a machine that a page's flow leaves as they are declared. */
export const unboundParts = ({ slug, machine }: NamedMachine): string[] => {
  const ports = portsOf(machine)
  const actions = emptyActions(machine)
  if (ports.length + actions.length === 0) return []
  const bindings = boundFlows.flatMap(({ name, machine: flow }) =>
    withParts(flow)
      .filter(({ id }) => id === machine.id)
      .map((bound) => ({ name, bound })),
  )
  if (bindings.length === 0) return [`${slug} is bound by no flow of src/portal/flows`]
  return bindings.flatMap(({ name, bound }) => [
    ...ports
      .filter((port) => isPort(bound.implementations.actors[port]))
      .map((port) => `${name} does not bind the port ${port} of ${slug}`),
    ...actions
      .filter((action) => bound.implementations.actions[action] === machine.implementations.actions[action])
      .map((action) => `${name} does not provide the action ${action} of ${slug}`),
  ])
}
