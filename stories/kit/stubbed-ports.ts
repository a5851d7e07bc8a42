import { fromPromise } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { isMachine, provideStubs } from '../../machines/machine-graph.ts'
import { isPort } from '../../machines/shared/port.ts'
import { examplesOfMachine } from './all-examples.ts'

type Fields = Readonly<Record<string, unknown>>

/** The developer can choose these for every port, besides its example results. */
export const noAnswer = 'no answer'
export const neverReturns = 'keeps waiting'

/** In milliseconds, during which the developer sees the pending state. */
const delay = 600

/** In a story's test no call ends, because the page must not change while the checks read it. */
const isTest = '__vitest_browser__' in globalThis

/** A flow can have its own examples for a port of its child machine. */
const answersOf = (flow: AnyStateMachine, owner: AnyStateMachine, port: string): Fields =>
  examplesOfMachine(flow.id)?.answers[port] ?? examplesOfMachine(owner.id)?.answers[port] ?? {}

const actorsOf = (machine: AnyStateMachine): [string, unknown][] =>
  Object.entries<unknown>(machine.implementations.actors)

/** The ports of a flow and of its child machines, each with the names of its results. The first is the default. */
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

/** Also stubs the ports of child machines. At each call, `chosen` returns the name of the result. */
export const withStubbedPorts = <Machine extends AnyStateMachine>(
  machine: Machine,
  chosen: (port: string) => unknown,
): Machine =>
  provideStubs(machine, (port, owner) =>
    fromPromise<unknown, unknown>(async () => {
      await new Promise((resolve) => void setTimeout(resolve, delay))
      const choice = chosen(port)
      if (isTest || choice === neverReturns) await new Promise(() => undefined)
      if (choice === noAnswer) throw new Error(`${port}: no answer`)
      return answersOf(machine, owner, port)[String(choice)]
    }),
  )
