import { createActor } from 'xstate'
import type {
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  EventFromLogic,
  Snapshot,
  SnapshotFrom,
  AnyActorRef,
} from 'xstate'
import type { PathName } from '../../../contract/portal-paths.ts'
import type { Query } from './query.ts'
import type { Services } from './services.ts'
import { useSelector } from '@xstate/react'

export type NavigationTarget =
  | { readonly path: PathName; readonly query?: Readonly<Record<string, string>>; readonly replace?: boolean }
  | { readonly path: 'original'; readonly uri: string }
  | { readonly address: string; readonly query?: Readonly<Record<string, string>> }

export interface Flow<Machine extends AnyStateMachine> {
  readonly bindPorts: (services: Services) => Machine
  readonly input: (services: Services, query: Query) => InputFrom<Machine>
  /**
   * An example query with all parameters that a link to the route must have. The values have no meaning. The server
   * uses this query to render the first HTML.
   */
  readonly linkQuery?: Query
  /** By final state, the page that opens next. Without one, the page of the flow stays open. */
  readonly onDone: {
    readonly [Name in StateName<Machine>]?: (
      services: Services,
      context: ContextFrom<Machine>,
    ) => NavigationTarget
  }
}

/** A key in `onDone` that is not the name of a state is a compile error. */
export const defineFlow = <Machine extends AnyStateMachine>(
  _machine: Machine,
  flow: Flow<Machine>,
): Flow<Machine> => flow

export interface ScreenProps<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
}

export type StateName<Machine extends AnyStateMachine> = TopName<SnapshotFrom<Machine>['value']>
type TopName<Value> = Value extends string ? Value : Value extends object ? keyof Value & string : never

export const stateName = <Value extends string | object>(value: Value): TopName<Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript types the keys of an object as `string`
  (typeof value === 'string' ? value : Object.keys(value)[0]) as TopName<Value>

export const useChild = <Child extends AnyActorRef | undefined>(actor: Child) =>
  useSelector(actor, (snapshot) => snapshot)

export const firstSnapshot = <Machine extends AnyStateMachine>(flow: Flow<Machine>, first: Services) =>
  createActor(flow.bindPorts(first), { input: flow.input(first, flow.linkQuery ?? {}) }).getSnapshot()

/** Whether the machine can continue from this snapshot. If not, the function writes the reason to the console. */
export const canContinue = (machine: AnyStateMachine, snapshot: Snapshot<unknown>): boolean => {
  const { status, error } = createActor(machine, { snapshot, input: undefined }).getSnapshot()
  if (status === 'active') return true
  console.warn(`The flow ${machine.id} starts again, because it cannot continue in its state.`, error)
  return false
}
