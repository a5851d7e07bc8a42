import { fromPromise } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { isMachine, provideStubs } from '../../machines/machine-graph.ts'
import { isPort } from '../../machines/shared/port.ts'
import { examplesOfMachine } from './all-examples.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Two results that the developer can choose for every port (a call of the flow), besides its example results: the call
 * fails, or the call never ends.
 */
export const noAnswer = 'no answer'
export const neverReturns = 'keeps waiting'

/**
 * The time in milliseconds before a stub returns its result. The developer can see the pending state during this time.
 */
const delay = 600

/** Returns the example results of a port. A flow can have its own examples for a port of its child machine. */
const answersOf = (flow: AnyStateMachine, owner: AnyStateMachine, port: string): Fields =>
  examplesOfMachine(flow.id)?.answers[port] ?? examplesOfMachine(owner.id)?.answers[port] ?? {}

const actorsOf = (machine: AnyStateMachine): [string, unknown][] =>
  Object.entries<unknown>(machine.implementations.actors)

/**
 * Returns the ports (calls) of a flow and of its child machines, each with the names of its possible results. The first
 * name is the default.
 */
export const portChoices = (
  machine: AnyStateMachine,
  flow: AnyStateMachine = machine,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    actorsOf(machine).flatMap(([name, logic]): [string, readonly string[]][] => {
      if (isMachine(logic)) return [...portChoices(logic, flow)]
      const answers = Object.keys(answersOf(flow, machine, name))
      return isPort(logic) ? [[name, [...answers, noAnswer, neverReturns]]] : []
    }),
  )

/**
 * Returns the machine with stubs in place of its calls (ports) and of the calls of its child machines. At each call,
 * `chosen` returns the name of a result, and the stub returns the result with this name.
 */
export const withStubbedPorts = <Machine extends AnyStateMachine>(
  machine: Machine,
  chosen: (port: string) => unknown,
): Machine =>
  provideStubs(machine, (port, owner) =>
    fromPromise<unknown, unknown>(async () => {
      await new Promise((resolve) => void setTimeout(resolve, delay))
      const choice = chosen(port)
      if (choice === neverReturns) await new Promise(() => undefined)
      if (choice === noAnswer) throw new Error(`${port}: no answer`)
      return answersOf(machine, owner, port)[String(choice)]
    }),
  )
