import type { AnyStateMachine } from 'xstate'
import type { Flow } from '../../src/portal/flows/kit/flow.ts'
import type { Services } from '../../src/portal/flows/kit/services.ts'
import { slugOf } from '../../machines/slugs.ts'

type Fields = Readonly<Record<string, unknown>>

export interface BoundFlow {
  /** The file and the export that define the flow, for example `sign-in.ports.ts startFlow`. */
  readonly name: string
  /** The machine of the flow, with the same implementations of its ports (calls to services) as on the page. */
  readonly machine: AnyStateMachine
  /** The names of the final states in which the person leaves the page of the flow. */
  readonly exits: readonly string[]
}

/** A stand-in for all services. Each property and each call of this object returns the object itself. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
})

const isFlow = (exported: unknown): exported is Flow<AnyStateMachine> =>
  typeof exported === 'object' && exported !== null && 'bindPorts' in exported && 'onDone' in exported

/** The flow of each export, such as `sign-in.ports.ts startFlow`. */
export const portalFlows: readonly { readonly name: string; readonly flow: Flow<AnyStateMachine> }[] =
  Object.entries(import.meta.glob<Fields>('../../src/portal/flows/**/*.ports.ts', { eager: true })).flatMap(
    ([path, module]) =>
      Object.entries(module).flatMap(([name, flow]) =>
        isFlow(flow) ? [{ name: `${slugOf(path)}.ports.ts ${name}`, flow }] : [],
      ),
  )

export const boundFlows: readonly BoundFlow[] = portalFlows.map(({ name, flow }) => ({
  name,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bindPorts only reads the services and calls none of them
  machine: flow.bindPorts(anything as Services),
  exits: Object.keys(flow.onDone),
}))
