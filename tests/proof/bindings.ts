import { createActor, toPromise } from 'xstate'
import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { isMachine } from './house.ts'
import type { HouseMachine } from './house.ts'
import { boundFlows, withParts } from './live.ts'

/** Of a port that nobody bound: it says so itself when it is run. */
const isHole = async (logic: AnyActorLogic): Promise<boolean> => {
  const actor = createActor(logic, { input: {} })
  // An unhandled failure would be reported as one of the test's own.
  actor.subscribe({ error: () => undefined })
  actor.start()
  try {
    await toPromise(actor)
    return false
  } catch (error) {
    return error instanceof Error && error.message.endsWith(' is not bound.')
  }
}

const isLogic = (actor: unknown): actor is AnyActorLogic =>
  typeof actor === 'object' && actor !== null && 'transition' in actor

/** Names of the ports a machine declares. */
export const portsOf = async (machine: AnyStateMachine): Promise<string[]> => {
  const names: string[] = []
  for (const [name, actor] of Object.entries<unknown>(machine.implementations.actors))
    if (isLogic(actor) && !isMachine(actor) && (await isHole(actor))) names.push(name)
  return names
}

/** Actions that do nothing until live code gives them something to do: written as plain functions. */
const emptyActions = (machine: AnyStateMachine): string[] =>
  Object.entries<unknown>(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('type' in action))
    .map(([name]) => name)

/** Ports and empty actions of a machine that a page's flow leaves as they are declared. */
export const unboundParts = async ({ slug, machine }: HouseMachine): Promise<string[]> => {
  const ports = await portsOf(machine)
  const actions = emptyActions(machine)
  if (ports.length + actions.length === 0) return []
  const bindings = boundFlows.flatMap(({ name, machine: flow }) =>
    withParts(flow)
      .filter(({ id }) => id === machine.id)
      .map((bound) => ({ name, bound })),
  )
  if (bindings.length === 0) return [`${slug} is bound by no flow of src/portal/live`]
  return bindings.flatMap(({ name, bound }) => [
    ...ports
      .filter((port) => bound.implementations.actors[port] === machine.implementations.actors[port])
      .map((port) => `${name} does not bind the port ${port} of ${slug}`),
    ...actions
      .filter((action) => bound.implementations.actions[action] === machine.implementations.actions[action])
      .map((action) => `${name} does not provide the action ${action} of ${slug}`),
  ])
}
