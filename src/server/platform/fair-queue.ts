import { setImmediate } from 'node:timers/promises'
import { HttpProblem } from './request.ts'
import { createWaitingQueue } from './waiting-queue.ts'

/**
 * `proven` callers have proved access to a login, for example with a device cookie, and others cannot fill their queue.
 * The scheduler starts tasks from the two queues alternately.
 */
export type QueueName = 'unproven' | 'proven'

interface WaitOptions {
  readonly queue?: QueueName
  /**
   * Aborted when the result is not needed any more, for example because the client has gone. A task that has not begun
   * is never run.
   */
  readonly signal?: AbortSignal
}

interface Bounds {
  readonly atOnce: number
  /** In `perKey` for each key, in `overall` for each of the two queues. */
  readonly waiting: number
}

const unbounded: Bounds = { atOnce: Infinity, waiting: Infinity }

/** Milliseconds until a running task releases its slot. */
const defaultLongest = 30_000

/**
 * @param perKey `longest` is the number of milliseconds after which a running task releases its slot, because a task
 * might never end
 */
export const createFairQueue = (
  perKey: Bounds & { readonly longest?: number },
  refusal: () => Error,
  overall: Bounds = unbounded,
) => {
  const running = new Map<string, number>()
  let runningOfAll = 0
  const queues = { unproven: createWaitingQueue(), proven: createWaitingQueue() }
  let next: QueueName = 'proven'

  const mayStart = (key: string): boolean => (running.get(key) ?? 0) < perKey.atOnce
  const start = (key: string): void => {
    running.set(key, (running.get(key) ?? 0) + 1)
    runningOfAll += 1
  }

  const wait = (key: string, { queue: name = 'unproven', signal }: WaitOptions): Promise<void> => {
    const queue = queues[name]
    const ahead = queue.countOf(key)
    if (ahead >= perKey.waiting) throw refusal()
    if (queue.size() >= overall.waiting) {
      const removed = queue.removeFromLongest(ahead + 1)
      if (!removed) throw refusal()
      removed.refuse()
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.leave(key, entry)
        reject(refusal())
      }
      const removeAbortListener = () => signal?.removeEventListener('abort', leave)
      const entry = {
        start: () => {
          removeAbortListener()
          resolve()
        },
        refuse: () => {
          removeAbortListener()
          reject(refusal())
        },
      }
      queue.join(key, entry)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  const begin = async (key: string, options: WaitOptions): Promise<void> => {
    if (options.signal?.aborted) throw refusal()
    // A released slot goes at once to a task that can use it, so no waiting task can use a free one.
    if (runningOfAll < overall.atOnce && mayStart(key)) start(key)
    else await wait(key, options)
  }

  const removeNextTask = () => {
    const order: readonly QueueName[] = next === 'proven' ? ['proven', 'unproven'] : ['unproven', 'proven']
    for (const name of order) {
      const started = queues[name].removeNext(mayStart)
      if (!started) continue
      next = name === 'proven' ? 'unproven' : 'proven'
      return started
    }
    return undefined
  }

  const end = (key: string): void => {
    const left = (running.get(key) ?? 0) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    runningOfAll -= 1
    const nextTask = removeNextTask()
    if (!nextTask) return
    start(nextTask.key)
    nextTask.entry.start()
  }

  return {
    /** For an unproven task, because too many of this key wait. */
    isFull: (key: string): boolean => !mayStart(key) && queues.unproven.countOf(key) >= perKey.waiting,
    /**
     * The keys take turns (round robin), the tasks of one key in the order of arrival. A full queue refuses the new
     * task, or the last of the key with the most waiting tasks.
     * @throws the error of `refusal` if the queue is full or `signal` aborts the wait
     */
    async run<Value>(key: string, work: () => Promise<Value>, options: WaitOptions = {}): Promise<Value> {
      await begin(key, options)
      let isOver = false
      const endOnce = () => {
        if (!isOver) end(key)
        isOver = true
      }
      const timer = setTimeout(endOnce, perKey.longest ?? defaultLongest)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        endOnce()
      }
    },
  }
}

/** Seconds */
export const queueFullRetrySeconds = 2

const queueFull = () => new HttpProblem('too_many_requests', queueFullRetrySeconds)

/** A few calls of a session run in parallel, and a limited number of further calls wait. */
export const createSessionQueue = () => createFairQueue({ atOnce: 4, waiting: 16 }, queueFull)

/** Before a call uses a database connection, so that many calls of one client do not delay others. */
export const createClientQueue = () => createFairQueue({ atOnce: 8, waiting: 24 }, queueFull)

/**
 * One request begins in each round of the event loop, so that many of one client do not hold up another's. Many clients
 * can wait, as on the day of the bills, but only a limited number of requests of each.
 */
export const createTurns = () => {
  const waiting = 1000
  const queue = createFairQueue({ ...unbounded, waiting }, queueFull, { ...unbounded, atOnce: 1 })
  return (client: string): Promise<void> => queue.run(client, () => setImmediate())
}
