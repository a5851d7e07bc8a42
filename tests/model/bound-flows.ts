import type { AnyStateMachine } from 'xstate'
import type { Flow } from '../../src/portal/flows/kit/flow.ts'
import type { Services } from '../../src/portal/flows/kit/services.ts'
import { slugOf } from '../../machines/slugs.ts'

type Fields = Readonly<Record<string, unknown>>

export interface BoundFlow {
  /** The file and the export that define the flow, for example `sign-in.ports.ts startFlow`. */
  readonly name: string
  /** The flow's machine. Its ports (the calls to services) have the same implementation as on the flow's page. */
  readonly machine: AnyStateMachine
  /** The names of the final states after which the flow leaves its page. */
  readonly exits: readonly string[]
}

/** Replaces all services. Each property and each call returns the same object. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
})

const isFlow = (exported: unknown): exported is Flow<AnyStateMachine> =>
  typeof exported === 'object' && exported !== null && 'bindPorts' in exported && 'onDone' in exported

/** Every flow that the portal exports, with an implementation for each of its ports (calls). */
export const boundFlows: readonly BoundFlow[] = Object.entries(
  import.meta.glob<Fields>('../../src/portal/flows/**/*.ports.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, exported]) => {
    if (!isFlow(exported)) return []
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bindPorts only reads the services and calls none of them
    const machine = exported.bindPorts(anything as Services)
    return [{ name: `${slugOf(path)}.ports.ts ${name}`, machine, exits: Object.keys(exported.onDone) }]
  }),
)
