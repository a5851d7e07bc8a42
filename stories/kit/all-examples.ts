import type { AnyStateMachine, EventObject } from 'xstate'
import { slugOf } from '../../machines/slugs.ts'

type Fields = Readonly<Record<string, unknown>>

/** Of any flow, from `stories/examples/<slug>.ts`. */
export interface AnyExamples {
  readonly machine: AnyStateMachine
  readonly inputs: readonly unknown[]
  readonly events: readonly EventObject[]
  readonly answers: Readonly<Record<string, Fields>>
}

const isExamples = (exported: unknown): exported is AnyExamples =>
  typeof exported === 'object' && exported !== null && 'machine' in exported && 'answers' in exported

export const examplesBySlug: ReadonlyMap<string, AnyExamples> = new Map(
  Object.entries(import.meta.glob<Fields>('../examples/*.ts', { eager: true })).flatMap(
    ([path, { examples }]) => (isExamples(examples) ? [[slugOf(path), examples]] : []),
  ),
)

const byMachine: ReadonlyMap<string, AnyExamples> = new Map(
  [...examplesBySlug.values()].map((examples) => [examples.machine.id, examples]),
)

export const examplesOfMachine = (machine: string): AnyExamples | undefined => byMachine.get(machine)
