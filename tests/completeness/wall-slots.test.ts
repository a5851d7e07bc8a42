import { expect, test } from 'vitest'
import { createSlots } from '../../stories/wall/slots.ts'

test('createSlots(2) runs two requests at the same time, and starts the other requests in the order of their calls', () => {
  const begun: string[] = []
  const ask = createSlots(2)
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  // `c` is still waiting, so this call cancels the request. A cancelled request never runs.
  c?.()
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  // The request `b` has already ended, so a second call of the function that ends it has no effect.
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  a?.()
  d?.()
  e?.()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
})
