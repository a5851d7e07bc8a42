import { expect, test } from 'vitest'
import { createSlots } from '../../stories/wall/slots.ts'

test('createSlots(2) runs two requests at the same time, and starts the other requests in the order in which they were made', () => {
  const begun: string[] = []
  const ask = createSlots(2)
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  // A cancelled request never runs.
  c?.()
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  // A request that ends a second time has no further effect.
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  a?.()
  d?.()
  e?.()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
})
