import { expect, test } from 'vitest'
import { createTurns } from '../../stories/wall/turns.ts'

test('allows two at a time, the others in the order of their requests', () => {
  const begun: string[] = []
  const ask = createTurns(2)
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(() => begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  // a cancelled request is skipped
  c?.()
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  // returning a turn twice has no further effect
  b?.()
  expect(begun).toEqual(['a', 'b', 'd'])
  a?.()
  d?.()
  e?.()
  expect(begun).toEqual(['a', 'b', 'd', 'e'])
})
