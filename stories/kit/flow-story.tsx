import type { ComponentType } from 'react'
import { fn } from 'storybook/test'
import type { AnyStateMachine } from 'xstate'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import { usePortal } from '../../src/portal/flows/kit/portal.tsx'
import { flowDocs } from './flow-docs.tsx'
import { freeze } from './freeze.ts'
import type { FrozenState } from './freeze.ts'
import { inPortal } from './in-portal.tsx'
import { translateMessages } from './translate-messages.ts'
import { stateControl } from './state-control.ts'
import { StateErrorBoundary } from './state-error-boundary.tsx'

/**
 * Returns the common parts of a story file's `meta` (its default export). A story then only needs the name of the
 * state, the changed values of the context, and the running children. The story shows the screen in that state.
 */
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
    argTypes: { state: stateControl(machine) },
    decorators: [inPortal],
    parameters: {
      flow: machine.id,
      docs: flowDocs,
      layout: 'fullscreen',
      controls: { include: ['state', 'context'] },
    },
  }
}
