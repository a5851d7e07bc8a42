import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate'
import type { PathName } from '../../../contract/portal-paths.ts'
import type { Query } from './query.ts'
import type { Services } from './services.ts'

/** Where a final state leads: a path of the portal, or an address of the page configuration. */
export type Destination =
  | { readonly path: PathName; readonly query?: Readonly<Record<string, string>>; readonly replace?: boolean }
  | { readonly path: 'original'; readonly uri: string }
  | { readonly address: string; readonly query?: Readonly<Record<string, string>> }

/** A flow bound to the real thing: what a route needs besides a screen. */
export interface LiveFlow<Machine extends AnyStateMachine> {
  /** The machine with every port bound. */
  readonly bind: (services: Services) => Machine
  readonly input: (services: Services, query: Query) => InputFrom<Machine>
  /**
   * By name of the final state: keeps or clears what is held, and says where the person goes. A flow that ends
   * nowhere else stays on its page.
   */
  readonly exits: Readonly<Record<string, (services: Services, context: ContextFrom<Machine>) => Destination>>
}

/** Ties the types of a flow's three parts to its machine. */
export const liveFlow = <Machine extends AnyStateMachine>(
  _machine: Machine,
  flow: LiveFlow<Machine>,
): LiveFlow<Machine> => flow
