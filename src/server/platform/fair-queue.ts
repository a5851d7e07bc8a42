import { HttpProblem } from './request.ts'
import { createWaitingQueue } from './waiting-queue.ts'

/**
 * The queue in which a task waits. The queue `proven` is for callers who have proved access to a login, for example
 * with a device cookie. Other callers cannot fill this queue. The scheduler starts tasks from the two queues
 * alternately.
 */
export type QueueName = 'unproven' | 'proven'

export interface FairQueue {
  /**
   * Runs a task when a slot is free. The keys take turns (round robin). The tasks of one key run in the order of their
   * arrival.
   * @throws the error of `refusal` if the queue is full or `signal` aborts the wait. A full queue refuses the new task,
   * or the task that arrived last among those of the key with the most waiting tasks
   */
  run<Value>(key: string, work: () => Promise<Value>, wait?: WaitOptions): Promise<Value>
  /** Whether `run` would now refuse an unproven task of this key because too many of its tasks wait. */
  isFull(key: string): boolean
}

interface WaitOptions {
  readonly queue?: QueueName
  /**
   * The caller aborts this signal when it does not need the result any more, for example because the client has closed
   * the connection. If the task has not begun before this, it is never run.
   */
  readonly signal?: AbortSignal
}

interface Bounds {
  readonly atOnce: number
  /** Maximum number of waiting tasks: in `perKey` for each key, in `overall` for each of the two queues. */
  readonly waiting: number
}

const unbounded: Bounds = { atOnce: Infinity, waiting: Infinity }

/** By default, a running task releases its slot after this time in milliseconds. */
const defaultLongest = 30_000

/**
 * Creates a scheduler that assigns slots to keys, for example to client addresses. At most `perKey.atOnce` tasks of one
 * key and `overall.atOnce` tasks in total run in parallel.
 * @param perKey `longest` is the number of milliseconds after which a running task releases its slot, because a task
 * might never end
 */
export const createFairQueue = (
  perKey: Bounds & { readonly longest?: number },
  refusal: () => Error,
  overall: Bounds = unbounded,
): FairQueue => {
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
    // A released slot goes at once to a waiting task whose key can use it. If a slot is free now, no waiting task can
    // use it. Therefore the new task can start at once.
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
    isFull: (key) => !mayStart(key) && queues.unproven.countOf(key) >= perKey.waiting,
    async run(key, work, options = {}) {
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

/** The `Retry-After` time in seconds of a call that is refused because the queue is full. */
export const queueFullRetrySeconds = 2

const queueFull = () => new HttpProblem('too_many_requests', queueFullRetrySeconds)

/**
 * Creates a scheduler for the calls of each session. A few calls of a session run in parallel, and a limited number
 * of further calls wait.
 */
export const createSessionQueue = (): FairQueue => createFairQueue({ atOnce: 4, waiting: 16 }, queueFull)

/**
 * Creates a scheduler for the calls of each client address. A call waits in this scheduler before it uses a database
 * connection, so that many calls of one client do not delay other clients.
 */
export const createClientQueue = (): FairQueue => createFairQueue({ atOnce: 8, waiting: 24 }, queueFull)
