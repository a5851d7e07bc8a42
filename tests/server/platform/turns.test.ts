import { expect, test } from 'vitest'
import { createTurns } from '../../../src/server/platform/turns.ts'

const full = new Error('full')
const open = () => createTurns({ atOnce: 2, waiting: 3 }, () => full)

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when it is told to. */
const started = () => {
  const order: number[] = []
  const ends: (() => void)[] = []
  const work = (at: number) => () =>
    new Promise<number>((resolve) => {
      order.push(at)
      ends.push(() => resolve(at))
    })
  const endNext = async () => {
    ends.shift()?.()
    await settle()
  }
  return { order, work, endNext }
}

test('two at once, three wait in their order, and the next is refused at once', async () => {
  const { order, work, endNext } = started()
  const turns = open()
  const runs = [0, 1, 2, 3, 4].map((at) => turns.run('one', work(at)))
  await settle()
  expect(order).toEqual([0, 1])
  await expect(turns.run('one', work(5))).rejects.toBe(full)
  for (let ended = 0; ended < 5; ended += 1) await endNext()
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3, 4])
})

test('somebody else does not wait', async () => {
  const { order, work, endNext } = started()
  const turns = open()
  const runs = [0, 1, 2].map((at) => turns.run('one', work(at)))
  const other = turns.run('another', work(9))
  await settle()
  expect(order).toEqual([0, 1, 9])
  for (let ended = 0; ended < 4; ended += 1) await endNext()
  expect(await Promise.all([...runs, other])).toEqual([0, 1, 2, 9])
})

test('work that fails gives its turn to the next', async () => {
  const turns = open()
  const failing = [0, 1, 2].map((at) => turns.run('one', () => Promise.reject(new Error(`work ${at}`))))
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await turns.run('one', () => Promise.resolve('done'))).toBe('done')
})
