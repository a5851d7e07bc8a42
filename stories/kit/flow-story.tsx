import type { ComponentType } from 'react'
import { fn } from 'storybook/test'
import type { AnyStateMachine } from 'xstate'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import { usePortal } from '../../src/portal/flows/kit/portal.tsx'
import { flowParts } from './flow-parts.tsx'
import { freeze } from './freeze.ts'
import type { FrozenState } from './freeze.ts'
import { translateMessages } from './translate-messages.ts'
import { StateErrorBoundary } from './state-error-boundary.tsx'

/** For the `meta` of a flow. A story names the state of the flow, its context and its running children. */
export const flowStories = <Machine extends AnyStateMachine>(
  machine: Machine,
  Screen: ComponentType<ScreenProps<Machine>>,
) => {
  function Frozen({ send, ...given }: FrozenState<Machine> & Pick<ScreenProps<Machine>, 'send'>) {
    const state = translateMessages(usePortal().language, given)
    return (
      <StateErrorBoundary key={JSON.stringify(state.state)} machine={machine.id}>
        <Screen snapshot={freeze(machine, state)} send={send} />
      </StateErrorBoundary>
    )
  }
  return {
    component: Frozen,
    args: { send: fn() },
    ...flowParts(machine),
  }
}
