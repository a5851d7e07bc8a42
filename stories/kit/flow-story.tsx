import type { ComponentType } from 'react'
import { fn } from 'storybook/test'
import type { AnyStateMachine } from 'xstate'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import { ChartBelow } from './chart-below.tsx'
import { freeze } from './freeze.ts'
import type { Standing } from './freeze.ts'
import { inPortal } from './in-portal.tsx'

/**
 * What a story file spreads into its meta: every story names a state, the context that differs and the children that
 * run there, and shows the screen as it stands.
 */
export const flowStories = <Machine extends AnyStateMachine>(
  machine: Machine,
  Screen: ComponentType<ScreenProps<Machine>>,
) => {
  function Frozen({ send, ...standing }: Standing<Machine> & Pick<ScreenProps<Machine>, 'send'>) {
    return (
      <>
        <Screen snapshot={freeze(machine, standing)} send={send} />
        <ChartBelow machine={machine.id} state={standing.state} />
      </>
    )
  }
  return {
    component: Frozen,
    args: { send: fn() },
    decorators: [inPortal],
    parameters: { flow: machine.id, layout: 'fullscreen', controls: { include: ['state', 'context'] } },
  }
}
