import { createActor } from 'xstate'
import type {
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  EventFromLogic,
  SnapshotFrom,
  AnyActorRef,
} from 'xstate'
import type { PathName } from '../../../contract/portal-paths.ts'
import type { Query } from './query.ts'
import type { Services } from './services.ts'
import { useSelector } from '@xstate/react'

/** Where a final state leads: a path of the portal, or an address of the page configuration. */
export type NavigationTarget =
  | { readonly path: PathName; readonly query?: Readonly<Record<string, string>>; readonly replace?: boolean }
  | { readonly path: 'original'; readonly uri: string }
  | { readonly address: string; readonly query?: Readonly<Record<string, string>> }

/** A machine tied to the outside: what a route needs besides a screen. */
export interface Flow<Machine extends AnyStateMachine> {
  readonly bindPorts: (services: Services) => Machine
  readonly input: (services: Services, query: Query) => InputFrom<Machine>
  /** What a link to it brings at the least, in words of no meaning: its first HTML is made with them. */
  readonly linkQuery?: Query
  /** Where each final state leads. A flow that ends in none of these stays on its page. */
  readonly onDone: {
    readonly [Name in StateName<Machine>]?: (
      services: Services,
      context: ContextFrom<Machine>,
    ) => NavigationTarget
  }
}

/** Ties the types of a flow's three parts to its machine: a name in `onDone` that is no state does not compile. */
export const defineFlow = <Machine extends AnyStateMachine>(
  _machine: Machine,
  flow: Flow<Machine>,
): Flow<Machine> => flow

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

/** The current snapshot of a child actor; `undefined` while there is none. */
export const useChild = <Child extends AnyActorRef | undefined>(actor: Child) =>
  useSelector(actor, (snapshot) => snapshot)

/** The state in which a flow stands in the first HTML. `first` knows nothing of the person. */
export const firstSnapshot = <Machine extends AnyStateMachine>(flow: Flow<Machine>, first: Services) =>
  createActor(flow.bindPorts(first), { input: flow.input(first, flow.linkQuery ?? {}) }).getSnapshot()
