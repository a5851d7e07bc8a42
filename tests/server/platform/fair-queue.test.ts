import { expect, test } from 'vitest'
import { createFairQueue, createTurns, type QueueName } from '../../../src/server/platform/fair-queue.ts'

const full = new Error('full')
const open = (longest?: number) =>
  createFairQueue({ atOnce: 2, waiting: 3, ...(longest !== undefined && { longest }) }, () => full)

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** `endNext` ends the running job that started first. */
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

test('two jobs run, three wait in order, the sixth is refused', async () => {
  const { order, work, endNext } = started()
  const fairQueue = open()
  const runs = [0, 1, 2, 3, 4].map((at) => fairQueue.run('one', work(at)))
  await settle()
  expect(order).toEqual([0, 1])
  await expect(fairQueue.run('one', work(5))).rejects.toBe(full)
  for (let ended = 0; ended < 5; ended += 1) await endNext()
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3, 4])
})

/** Two jobs at a time, named by key and number, such as `a 1`. */
const openLimited = (waiting: { readonly perKey: number; readonly perQueue: number }) => {
  const fairQueue = createFairQueue({ atOnce: 2, waiting: waiting.perKey }, () => full, {
    atOnce: 2,
    waiting: waiting.perQueue,
  })
  const order: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const askOnce = async (key: string, name: string, queue?: QueueName) => {
    const work = async () => {
      order.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    }
    await fairQueue.run(key, work, queue && { queue }).catch(() => refused.push(name))
  }
  const ask = (key: string, times: number, queue?: QueueName): void => {
    for (let at = 1; at <= times; at += 1) void askOnce(key, `${key} ${at}`, queue)
  }
  const endAll = async () => {
    await settle()
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await settle()
    }
  }
  return { ask, order, refused, endAll }
}

test("a queue alternates between its keys, so nobody waits for another's all", async () => {
  const { ask, order, refused, endAll } = openLimited({ perKey: 8, perQueue: 100 })
  ask('a', 5)
  ask('b', 3)
  ask('c', 1)
  await endAll()
  expect(order).toEqual(['a 1', 'a 2', 'a 3', 'b 1', 'c 1', 'a 4', 'b 2', 'a 5', 'b 3'])
  expect(refused).toEqual([])
})

test('between two jobs of one key each other key gets one', async () => {
  const { ask, order, refused, endAll } = openLimited({ perKey: 24, perQueue: 256 })
  const keys = Array.from({ length: 16 }, (_, at) => `key${at}`)
  for (const key of keys) ask(key, 8)
  ask('last', 11)
  await endAll()
  const places = order.flatMap((name, at) => (name.startsWith('last') ? [at] : []))
  expect(places).toEqual([18, 35, 52, 69, 86, 103, 119, 135, 136, 137, 138])
  expect(order).toHaveLength(16 * 8 + 11)
  expect(refused).toEqual([])
})

test('a key with its maximum of waiting jobs is refused', async () => {
  const { ask, order, refused, endAll } = openLimited({ perKey: 3, perQueue: 100 })
  ask('a', 7)
  await settle()
  expect(refused).toEqual(['a 6', 'a 7'])
  await endAll()
  expect(order).toEqual(['a 1', 'a 2', 'a 3', 'a 4', 'a 5'])
})

test("in a full queue a small key replaces the largest key's last", async () => {
  const { ask, order, refused, endAll } = openLimited({ perKey: 8, perQueue: 4 })
  ask('a', 6)
  ask('b', 3)
  await settle()
  expect(refused).toEqual(['b 3', 'a 6', 'a 5'])
  await endAll()
  expect(order).toEqual(['a 1', 'a 2', 'a 3', 'b 1', 'a 4', 'b 2'])
})

test('proven and unproven jobs wait apart and start alternately', async () => {
  const { ask, order, refused, endAll } = openLimited({ perKey: 8, perQueue: 3 })
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) ask(key, 1)
  ask('known', 2, 'proven')
  await endAll()
  expect(refused).toEqual(['f 1'])
  expect(order).toEqual(['a 1', 'b 1', 'known 1', 'c 1', 'known 2', 'd 1', 'e 1'])
})

test("after a failed job the next key's job starts", async () => {
  const fairQueue = createFairQueue({ atOnce: 2, waiting: 3 }, () => full, { atOnce: 1, waiting: 3 })
  const failing = ['a', 'b', 'c'].map((key) => fairQueue.run(key, () => Promise.reject(new Error(key))))
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
    'Error: a',
    'Error: b',
    'Error: c',
  ])
  expect(await fairQueue.run('d', () => Promise.resolve('done'))).toBe('done')
})

test('a key at its maximum lets another key go first', async () => {
  const fairQueue = createFairQueue({ atOnce: 1, waiting: 3 }, () => full, { atOnce: 2, waiting: 3 })
  const { order, work, endNext } = started()
  const runs = [fairQueue.run('a', work(1)), fairQueue.run('a', work(2)), fairQueue.run('b', work(3))]
  await settle()
  expect(order).toEqual([1, 3])
  for (let ended = 0; ended < 3; ended += 1) await endNext()
  expect(order).toEqual([1, 3, 2])
  expect(await Promise.all(runs)).toEqual([1, 2, 3])
})

test("while one key waits, another key's job starts at once", async () => {
  const { order, work, endNext } = started()
  const fairQueue = open()
  const runs = [0, 1, 2].map((at) => fairQueue.run('one', work(at)))
  const other = fairQueue.run('another', work(9))
  await settle()
  expect(order).toEqual([0, 1, 9])
  for (let ended = 0; ended < 4; ended += 1) await endNext()
  expect(await Promise.all([...runs, other])).toEqual([0, 1, 2, 9])
})

test('after a job has failed, the next waiting job starts', async () => {
  const fairQueue = open()
  const failing = [0, 1, 2].map((at) => fairQueue.run('one', () => Promise.reject(new Error(`work ${at}`))))
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await fairQueue.run('one', () => Promise.resolve('done'))).toBe('done')
})

test('a job over the time limit frees its slot, once', async () => {
  const { order, work, endNext } = started()
  const fairQueue = open(200)
  const never = [0, 1].map((at) => fairQueue.run('one', work(at)))
  await Promise.all([2, 3].map((at) => fairQueue.run('one', () => Promise.resolve(order.push(at)))))
  expect(order).toEqual([0, 1, 2, 3])
  await endNext()
  await endNext()
  expect(await Promise.all(never)).toEqual([0, 1])

  const runs = [4, 5, 6].map((at) => fairQueue.run('one', work(at)))
  await settle()
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
  for (let ended = 0; ended < 3; ended += 1) await endNext()
  expect(await Promise.all(runs)).toEqual([4, 5, 6])
})

test('a waiting job whose client closes is never started', async () => {
  const { order, work, endNext } = started()
  const fairQueue = open()
  const running = [0, 1].map((at) => fairQueue.run('one', work(at)))
  const cancelled = [2, 3, 4].map((at) => {
    const controller = new AbortController()
    return { controller, run: fairQueue.run('one', work(at), { signal: controller.signal }) }
  })
  await settle()
  for (const { controller } of cancelled) controller.abort()
  const left = await Promise.allSettled(cancelled.map(({ run }) => run))
  expect(left).toEqual([2, 3, 4].map(() => ({ status: 'rejected', reason: full })))
  await expect(fairQueue.run('one', work(5), { signal: AbortSignal.abort() })).rejects.toBe(full)

  const next = fairQueue.run('one', work(6))
  for (let ended = 0; ended < 3; ended += 1) await endNext()
  expect(await Promise.all([...running, next])).toEqual([0, 1, 6])
  expect(order).toEqual([0, 1, 6])
})

test('of 1,500 requests of one client, two begin before the first of another', async () => {
  const turn = createTurns()
  let begun = 0
  const crowd = Promise.allSettled(Array.from({ length: 1500 }, () => turn('crowd').then(() => (begun += 1))))
  await turn('other')
  expect(begun).toBe(2)
  // One is at work and 1,000 wait.
  expect((await crowd).filter(({ status }) => status === 'rejected')).toHaveLength(499)
})
