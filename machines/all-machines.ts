import type { AnyStateMachine } from 'xstate'
import { isMachine } from './graph.ts'

export interface NamedMachine {
  /** What all the flow's files are called. */
  readonly slug: string
  /** What the machine is exported as. */
  readonly exportName: string
  readonly machine: AnyStateMachine
}

/** `a/b/forgot-login.ports.ts` → `forgot-login`. */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\..*$/, '')

/** Read off the folder: a new file is drawn and checked without being named anywhere. */
export const allMachines: readonly NamedMachine[] = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>('./*.machine.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([exportName, exported]) =>
    isMachine(exported) ? [{ slug: slugOf(path), exportName, machine: exported }] : [],
  ),
)

export const machinesById: ReadonlyMap<string, AnyStateMachine> = new Map(
  allMachines.map(({ machine }) => [machine.id, machine]),
)
