import { initialTransition } from 'xstate'
import type { AnyStateMachine, ContextFrom, InputFrom, StateValueFrom } from 'xstate'
import type { Child } from './freeze.ts'

export const contextOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): ContextFrom<Machine> => {
  const [snapshot] = initialTransition<AnyStateMachine>(machine, input)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `AnyStateMachine` loses the type of this machine
  return snapshot.context as ContextFrom<Machine>
}

/** A state names what differs from the context at the beginning. */
export const statesOf = <Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) => {
  const usual = contextOf(machine, input)
  return (
    state: StateValueFrom<Machine>,
    change: Partial<ContextFrom<Machine>> = {},
    childActors: Readonly<Record<string, Child>> = {},
  ) => ({ state, context: Object.assign({}, usual, change), childActors })
}

/** As `statesOf`, for stories. @param usually what differs in most of them */
export const storiesFor = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  usually: Partial<ContextFrom<Machine>> = {},
) => {
  const at = statesOf(machine, input)
  return (...[state, change, childActors]: Parameters<typeof at>) => ({
    args: at(state, { ...usually, ...change }, childActors),
  })
}
