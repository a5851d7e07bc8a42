import type { ComponentType } from 'react'
import type { ActorRefFrom, AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'
import { Step } from '../../src/portal/components/step/step.tsx'
import { brands } from './brands.ts'
import { ChartBelow } from './chart-below.tsx'
import { freezeActor } from './freeze.ts'
import type { Child } from './freeze.ts'
import { inPortal } from './in-portal.tsx'

interface ChildStanding<Machine extends AnyStateMachine> extends Child {
  readonly state: StateValueFrom<Machine>
  readonly context: ContextFrom<Machine>
}

/** As `flowStories`, for a machine that flows run as a child: its view, alone in a step. */
export const childStories = <Machine extends AnyStateMachine>(
  machine: Machine,
  View: ComponentType<{ actor: ActorRefFrom<Machine> }>,
) => {
  function Frozen(standing: ChildStanding<Machine>) {
    return (
      <Step
        stepKey={machine.id}
        title={machine.id}
        documentTitle={machine.id}
        product={brands.own.names.productName}
        errorPrefix="Error: "
      >
        <View actor={freezeActor(machine, standing)} />
        <ChartBelow machine={machine.id} state={standing.state} />
      </Step>
    )
  }
  return {
    component: Frozen,
    decorators: [inPortal],
    parameters: { flow: machine.id, layout: 'fullscreen', controls: { include: ['state', 'context'] } },
  }
}
