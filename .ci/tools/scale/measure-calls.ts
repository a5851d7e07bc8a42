import { operations } from '../../../src/contract/operations.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { readAnswer } from '../../conformance/answers.ts'
import { openClient } from '../../conformance/client.ts'
import { type EarlierResponses, type PlannedCall, planOf } from '../../conformance/plan.ts'
import type { CallerData } from './caller-data.ts'
import { signInSteps } from './sign-in.ts'

/** `run` rejects if the response differs from the contract. */
export interface MeasuredCall {
  readonly name: string
  readonly run: () => Promise<void>
}

/** The error code in the body of a refused call. The other fields of the body differ from call to call. */
const codeIn = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? ''

const callsOf = (
  origin: string,
  { people, session, clientAddress, loginId }: CallerData,
): readonly MeasuredCall[] => {
  const client = openClient(`${origin}/api`)
  const known = new Map<keyof typeof operations, unknown>()
  const call = async ({ name, body: bodyOf }: PlannedCall) => {
    const operation: Operation = operations[name]
    const { value, lacks } = bodyOf(known satisfies EarlierResponses)
    if (lacks !== undefined) throw new Error(`${name}: ${lacks}`)
    const reply = await client(name, {
      method: operation.method,
      session,
      headers: { 'X-Forwarded-For': clientAddress },
      ...(operation.body !== null && { body: JSON.stringify(value) }),
    })
    try {
      known.set(name, readAnswer(operation, reply))
    } catch (error) {
      throw new Error(`${name}: ${reply.status} ${codeIn(reply.text)}`, { cause: error })
    }
  }
  return [
    ...planOf(people).map((planned) => ({ name: planned.name, run: () => call(planned) })),
    ...signInSteps(origin, loginId, clientAddress),
  ]
}

interface Timed {
  readonly milliseconds: number
  readonly failure: string | null
}

export type Times = ReadonlyMap<string, readonly Timed[]>

const timed = async (run: () => Promise<void>): Promise<Timed> => {
  const start = performance.now()
  const failure = await run().then(
    () => null,
    (error: unknown) => String(error),
  )
  return { milliseconds: performance.now() - start, failure }
}

/** The second steps begin when all first steps have ended, and so on. */
export const runInLockstep = async (lists: readonly (readonly MeasuredCall[])[]): Promise<Times> => {
  const names = lists[0]?.map(({ name }) => name) ?? []
  const times = new Map<string, readonly Timed[]>()
  for (const [place, name] of names.entries()) {
    const steps = lists.flatMap((all) => all[place] ?? [])
    times.set(name, await Promise.all(steps.map(({ run }) => timed(run))))
  }
  return times
}

/** Makes the first call for all callers in parallel. Then makes the second call for all callers, and so on. */
export const measureCalls = (origin: string, callers: readonly CallerData[]): Promise<Times> =>
  runInLockstep(callers.map((caller) => callsOf(origin, caller)))

export const mergeTimes = (rounds: readonly Times[]): Times => {
  const names = [...(rounds[0]?.keys() ?? [])]
  return new Map(names.map((name) => [name, rounds.flatMap((times) => times.get(name) ?? [])]))
}

export const failuresOf = (times: Times): readonly string[] => [
  ...new Set([...times.values()].flat().flatMap(({ failure }) => failure ?? [])),
]
