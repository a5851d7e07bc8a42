import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'

/** What a flow's screen is given: the current snapshot, and a way to send what the person does. */
export interface ScreenProps<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
}

/** Names of a machine's outermost states: the keys of a screen's table from state to component. */
export type StateName<Machine extends AnyStateMachine> = TopName<SnapshotFrom<Machine>['value']>
type TopName<Value> = Value extends string ? Value : Value extends object ? keyof Value & string : never

/** The outermost state a snapshot is in. */
export const stateName = <Value extends string | object>(value: Value): TopName<Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot follow Object.keys into a union
  (typeof value === 'string' ? value : Object.keys(value)[0]) as TopName<Value>
