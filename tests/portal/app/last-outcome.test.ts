import { expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { ApiError } from '../../../src/portal/api/client.ts'
import { createLastOutcome } from '../../../src/portal/app/last-outcome.ts'
import { Refusal } from '../../../src/portal/flows/kit/refusal.ts'

const outcomes: Record<string, { readonly error?: Error; readonly broke: boolean }> = {
  'no answer': { error: new ApiError('forgotLogin', 'unreachable'), broke: true },
  'an unreadable answer': { error: new ApiError('forgotLogin', 'undecodable'), broke: true },
  'a fault of the backend': { error: new ApiError('forgotLogin', 'internal'), broke: true },
  'a script that cannot be loaded': { error: new TypeError('Failed to fetch'), broke: true },
  'a rate limit': { error: new ApiError('forgotLogin', 'too_many_requests', 30), broke: false },
  'a refusal': { error: new Refusal('not updated'), broke: false },
  'an answer': { broke: false },
}

const run = async (ends: readonly (Error | undefined)[]) => {
  const left = [...ends]
  const ask = fromPromise<void>(() => {
    const error = left.shift()
    return error ? Promise.reject(error) : Promise.resolve()
  })
  const machine = setup({ actors: { ask } }).createMachine({
    initial: 'form',
    states: {
      form: { on: { ask: 'asking' } },
      asking: { invoke: { src: 'ask', onDone: 'form', onError: 'form' } },
    },
  })
  const outcome = createLastOutcome()
  const actor = createActor(machine, { inspect: outcome.observe }).start()
  const seen: boolean[] = []
  for (const _ of ends) {
    actor.send({ type: 'ask' })
    await new Promise((settled) => void setTimeout(settled))
    seen.push(outcome.hasBroken())
  }
  return seen
}

test.each(
  Object.keys(outcomes).flatMap((first) => Object.keys(outcomes).map((second) => [first, second] as const)),
)('only the last outcome counts: %s, then %s', async (...names) => {
  const ends = names.map((name) => outcomes[name])
  expect(await run(ends.map((end) => end?.error))).toEqual(ends.map((end) => end?.broke))
})
