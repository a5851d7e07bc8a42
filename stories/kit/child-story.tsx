import type { ComponentType } from 'react'
import type { ActorRefFrom, AnyStateMachine, ContextFrom, StateValueFrom } from 'xstate'
import { Step } from '../../src/portal/components/step/step.tsx'
import { usePortal } from '../../src/portal/flows/kit/portal.tsx'
import { brands } from './brands.ts'
import { flowParts } from './flow-parts.tsx'
import { freezeActor } from './freeze.ts'
import type { Child } from './freeze.ts'
import { translateMessages } from './translate-messages.ts'
import { StateErrorBoundary } from './state-error-boundary.tsx'

interface FrozenChild<Machine extends AnyStateMachine> extends Child {
  readonly state: StateValueFrom<Machine>
  readonly context: ContextFrom<Machine>
}

/** A story shows only the part of a child machine, inside a step. For a whole flow, use `flowStories`. */
export const childStories = <Machine extends AnyStateMachine>(
  machine: Machine,
  View: ComponentType<{ actor: ActorRefFrom<Machine> }>,
  title: string,
) => {
  function Frozen(given: FrozenChild<Machine>) {
    const state = translateMessages(usePortal().language, given)
    return (
      <Step
        stepKey={machine.id}
        title={title}
        documentTitle={title}
        product={brands.own.names.productName}
        errorPrefix="Error: "
      >
        <StateErrorBoundary key={JSON.stringify(state.state)} machine={machine.id}>
          <View actor={freezeActor(machine, state)} />
        </StateErrorBoundary>
      </Step>
    )
  }
  return {
    component: Frozen,
    ...flowParts(machine),
  }
}
