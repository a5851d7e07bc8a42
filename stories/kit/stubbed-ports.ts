import { fromPromise } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { isMachine, provideStubs } from '../../machines/graph.ts'
import { isPort } from '../../machines/shared/port.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a port does besides the answers it has examples of. */
export const noAnswer = 'no answer'
export const keepsWaiting = 'keeps waiting'

/** Milliseconds: long enough to see that something is in flight. */
const delay = 600

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const answersOf = (file: Fields): readonly [string, Fields] | null => {
  const { examples } = file
  if (!isFields(examples) || !isMachine(examples['machine']) || !isFields(examples['answers'])) return null
  return [examples['machine'].id, examples['answers']]
}

/** Of every machine by its id: examples of what each of its ports may answer, by name. */
const examples: ReadonlyMap<string, Fields> = new Map(
  Object.values(import.meta.glob<Fields>('../examples/*.ts', { eager: true })).flatMap((file) => {
    const answers = answersOf(file)
    return answers === null ? [] : [answers]
  }),
)

const examplesOf = (machine: AnyStateMachine, port: string): Fields => {
  const answers = examples.get(machine.id)?.[port]
  return isFields(answers) ? answers : {}
}

const actorsOf = (machine: AnyStateMachine): [string, unknown][] =>
  Object.entries<unknown>(machine.implementations.actors)

/** The ports a flow and its children have, each with the names of what it may do; the first is what it does by itself. */
export const portChoices = (machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> =>
  new Map(
    actorsOf(machine).flatMap(([name, logic]): [string, readonly string[]][] => {
      if (isMachine(logic)) return [...portChoices(logic)]
      return isPort(logic)
        ? [[name, [...Object.keys(examplesOf(machine, name)), noAnswer, keepsWaiting]]]
        : []
    }),
  )

/** The machine with every port, and its children's ports, answering as `chosen` says then. */
export const withStubbedPorts = <Machine extends AnyStateMachine>(
  machine: Machine,
  chosen: (port: string) => unknown,
): Machine =>
  provideStubs(machine, (port, owner) =>
    fromPromise<unknown, unknown>(async () => {
      await new Promise((resolve) => void setTimeout(resolve, delay))
      const choice = chosen(port)
      if (choice === keepsWaiting) await new Promise(() => undefined)
      if (choice === noAnswer) throw new Error(`${port}: no answer`)
      return examplesOf(owner, port)[String(choice)]
    }),
  )
