import { expect, test } from 'vitest'
import { createSlots } from '../../stories/wall/slots.ts'

test('createSlots(2) runs two requests at a time, in their order', () => {
  const begun: string[] = []
  const ask = createSlots(2)
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  // The request `c` is still waiting, so this call cancels it. A cancelled request never runs.
  c?.()
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  // The request `b` has already ended, so another call of `b` has no effect.
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  a?.()
  d?.()
  e?.()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
})
