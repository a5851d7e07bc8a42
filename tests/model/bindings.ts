import { effectsOf, portsOf, withChildren } from '../../machines/machine-graph.ts'
import type { NamedMachine } from '../../machines/all-machines.ts'
import { boundFlows } from './bound-flows.ts'

export const unboundPorts = ({ slug, machine }: NamedMachine): string[] => {
  if (portsOf(machine).length + effectsOf(machine).length === 0) return []
  const bindings = boundFlows.flatMap(({ name, machine: flow }) =>
    withChildren(flow)
      .filter(({ id }) => id === machine.id)
      .map((bound) => ({ name, bound })),
  )
  if (bindings.length === 0) return [`${slug} is bound by no flow of src/portal/flows`]
  return bindings.flatMap(({ name, bound }) => [
    ...portsOf(bound).map((port) => `${name} does not bind the port ${port} of ${slug}`),
    ...effectsOf(bound).map((effect) => `${name} does not bind the effect ${effect} of ${slug}`),
  ])
}
