import type { AnyStateMachine } from 'xstate'

const isMachine = (exported: unknown): exported is AnyStateMachine =>
  typeof exported === 'object' && exported !== null && 'root' in exported && 'implementations' in exported

/** Every machine of the house by its id. */
export const allMachines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(import.meta.glob<Record<string, unknown>>('../../../machines/*.machine.ts', { eager: true }))
    .flatMap((module) => Object.values(module).filter(isMachine))
    .map((machine) => [machine.id, machine]),
)
