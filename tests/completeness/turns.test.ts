import { expect, test } from 'vitest'
import { createTurns } from '../../stories/wall/turns.ts'

test('some at once, the others in the order in which they asked', () => {
  const begun: string[] = []
  const ask = createTurns(2)
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  // whoever no longer waits is passed over
  c?.()
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  // given back once, however often it is said
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  a?.()
  d?.()
  e?.()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
})
