import type { ComponentType } from 'react'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { type ScreenProps, type StateName, stateName } from './flow.ts'

/**
 * The screen of a flow: one component for each top-level state of its machine. A state without a component, and a
 * component for an unknown state, do not compile.
 * @typeParam More the props of the components besides snapshot and send
 */
export const screenOf =
  <Machine extends AnyStateMachine, More = unknown>(
    components: Readonly<Record<StateName<Machine>, ComponentType<ScreenProps<Machine> & More>>>,
  ): ComponentType<ScreenProps<Machine> & More> =>
  (props) => {
    // The compiler cannot read the snapshot of a type parameter.
    const { value } = props.snapshot as { value: SnapshotFrom<Machine>['value'] }
    const Component: ComponentType<ScreenProps<Machine> & More> = components[stateName(value)]
    return <Component {...props} />
  }
