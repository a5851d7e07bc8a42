import type { ComponentType } from 'react'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { type ScreenProps, type StateName, stateName } from './flow.ts'

/**
 * For states with one component. Only the inputs of a form contain what the customer has typed, so a form keeps its
 * component.
 */
export const inStates = <View, Name extends string>(view: View, ...names: readonly Name[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `fromEntries` loses the property names
  Object.fromEntries(names.map((name) => [name, view])) as Readonly<Record<Name, View>>

/**
 * Creates the screen of a flow from one component for each top-level state of its machine. A missing component and a
 * component for an unknown state are compile errors.
 * @typeParam More the props of the components besides snapshot and send
 */
export const screenOf =
  <Machine extends AnyStateMachine, More = unknown>(
    components: Readonly<Record<StateName<Machine>, ComponentType<ScreenProps<Machine> & More>>>,
  ): ComponentType<ScreenProps<Machine> & More> =>
  (props) => {
    // The machine is a type parameter, so the compiler cannot infer the type of its snapshot.
    const { value } = props.snapshot as { value: SnapshotFrom<Machine>['value'] }
    const Component: ComponentType<ScreenProps<Machine> & More> = components[stateName(value)]
    return <Component {...props} />
  }
