import type { ComponentType } from 'react'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { type ScreenProps, type StateName, stateName } from './flow.ts'

/**
 * The screen of a flow: one component for each outermost state of its machine. A state without a component, and a
 * component for a state that does not exist, do not compile.
 *
 * @typeParam More what the components take beside snapshot and send
 */
export const screenOf =
  <Machine extends AnyStateMachine, More = unknown>(
    components: Readonly<Record<StateName<Machine>, ComponentType<ScreenProps<Machine> & More>>>,
  ): ComponentType<ScreenProps<Machine> & More> =>
  (props) => {
    // While the machine is a type parameter the compiler cannot look into its snapshot.
    const { value } = props.snapshot as { value: SnapshotFrom<Machine>['value'] }
    const Component: ComponentType<ScreenProps<Machine> & More> = components[stateName(value)]
    return <Component {...props} />
  }
