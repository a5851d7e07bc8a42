import { expect, test } from 'vitest'
import { createTurns } from '../../../src/server/platform/turns.ts'

const full = new Error('full')
const open = (longest?: number) =>
  createTurns({ atOnce: 2, waiting: 3, ...(longest !== undefined && { longest }) }, () => full)

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

test('work that never ends gives its turn to the next after the longest time, once', async () => {
  const { order, work, endNext } = started()
  const turns = open(200)
  const never = [0, 1].map((at) => turns.run('one', work(at)))
  await Promise.all([2, 3].map((at) => turns.run('one', () => Promise.resolve(order.push(at)))))
  expect(order).toEqual([0, 1, 2, 3])
  await endNext()
  await endNext()
  expect(await Promise.all(never)).toEqual([0, 1])

  const runs = [4, 5, 6].map((at) => turns.run('one', work(at)))
  await settle()
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  for (let ended = 0; ended < 3; ended += 1) await endNext()
  expect(await Promise.all(runs)).toEqual([4, 5, 6])
})

test('a client that goes away while it waits leaves its place, and its work is not done', async () => {
  const { order, work, endNext } = started()
  const turns = open()
  const running = [0, 1].map((at) => turns.run('one', work(at)))
  const goers = [2, 3, 4].map((at) => {
    const gone = new AbortController()
    return { gone, run: turns.run('one', work(at), gone.signal) }
  })
  await settle()
  for (const { gone } of goers) gone.abort()
  const left = await Promise.allSettled(goers.map(({ run }) => run))
  expect(left).toEqual([2, 3, 4].map(() => ({ status: 'rejected', reason: full })))
  await expect(turns.run('one', work(5), AbortSignal.abort())).rejects.toBe(full)

  const next = turns.run('one', work(6))
  for (let ended = 0; ended < 3; ended += 1) await endNext()
  expect(await Promise.all([...running, next])).toEqual([0, 1, 6])
  expect(order).toEqual([0, 1, 6])
})
