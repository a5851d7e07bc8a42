import { useActor } from '@xstate/react'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { fn } from 'storybook/test'
import type { AnyStateMachine, InputFrom } from 'xstate'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import { usePortal } from '../../src/portal/flows/kit/portal.tsx'
import { flowParts } from './flow-parts.tsx'
import { freeze } from './freeze.ts'
import type { FrozenState } from './freeze.ts'
import { translateMessages } from './translate-messages.ts'
import { StateErrorBoundary } from './state-error-boundary.tsx'

/** The running machine of a flow with its screen, for the playground. */
export type Live = ComponentType<{
  readonly prepare: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  readonly input: unknown
  readonly children: (snapshot: { readonly value: unknown; readonly status: string }) => ReactNode
}>

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
  const Live: Live = ({ prepare, input, children }) => {
    const [live] = useState(() => prepare(machine))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the input is an example of this machine
    const [snapshot, send] = useActor(live, { input: input as InputFrom<Machine> })
    return (
      <>
        <Screen snapshot={snapshot} send={send} />
        {children(snapshot)}
      </>
    )
  }
  const parts = flowParts(machine)
  return {
    component: Frozen,
    args: { send: fn() },
    ...parts,
    parameters: { ...parts.parameters, Live },
  }
}
