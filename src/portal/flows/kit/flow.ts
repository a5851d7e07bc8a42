import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate'
import type { PathName } from '../../../contract/portal-paths.ts'
import type { Query } from './query.ts'
import type { StateName } from './screen.ts'
import type { Services } from './services.ts'

/** Where a final state leads: a path of the portal, or an address of the page configuration. */
export type NavigationTarget =
  | { readonly path: PathName; readonly query?: Readonly<Record<string, string>>; readonly replace?: boolean }
  | { readonly path: 'original'; readonly uri: string }
  | { readonly address: string; readonly query?: Readonly<Record<string, string>> }

/** A machine tied to the outside: what a route needs besides a screen. */
export interface Flow<Machine extends AnyStateMachine> {
  readonly bindPorts: (services: Services) => Machine
  readonly input: (services: Services, query: Query) => InputFrom<Machine>
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
