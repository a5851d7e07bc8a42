import { HttpProblem } from './request.ts'
import { createWaitingLine } from './waiting-line.ts'

/**
 * The queue in which a task waits. The scheduler starts tasks from the two queues alternately, and each queue has its
 * own limit. The queue `kept` is for callers who have proved access to a login, for example with a device cookie.
 * Unknown callers cannot fill this queue.
 */
export type Line = 'open' | 'kept'

export interface Turns {
  /**
   * Runs a task when a slot is free. The keys take turns (round robin). The tasks of one key run in the order of
   * their arrival.
   * @throws the error of `refusal` if the queue is full and does not accept the task; if the waiting task is removed
   * later, because the queue is full and its key has the most waiting tasks; or if the signal `gone` aborts the wait
   */
  run<Value>(key: string, work: () => Promise<Value>, wait?: WaitOptions): Promise<Value>
}

interface WaitOptions {
  readonly line?: Line
  /**
   * The caller aborts this signal when it does not need the result any more, for example because the client has closed
   * the connection. If the task has not begun by then, it is skipped.
   */
  readonly gone?: AbortSignal
}

interface Bounds {
  readonly atOnce: number
  /** Maximum number of waiting tasks: in `ofOne` for each key, in `ofAll` for each of the two queues. */
  readonly waiting: number
}

const unbounded: Bounds = { atOnce: Infinity, waiting: Infinity }

/** Default for the time in milliseconds after which a running task releases its slot. */
const usualLongest = 30_000

/**
 * Creates a scheduler that assigns slots to keys. At most `ofOne.atOnce` tasks of one key and `ofAll.atOnce` tasks in
 * total run in parallel.
 * @param ofOne `longest` is the number of milliseconds after which a running task releases its slot, because the task
 * may never end
 */
export const createTurns = (
  ofOne: Bounds & { readonly longest?: number },
  refusal: () => Error,
  ofAll: Bounds = unbounded,
): Turns => {
  const running = new Map<string, number>()
  let runningOfAll = 0
  const lines = { open: createWaitingLine(), kept: createWaitingLine() }
  let next: Line = 'kept'

  const mayStart = (key: string): boolean => (running.get(key) ?? 0) < ofOne.atOnce
  const start = (key: string): void => {
    running.set(key, (running.get(key) ?? 0) + 1)
    runningOfAll += 1
  }

  const wait = (key: string, { line: name = 'open', gone }: WaitOptions): Promise<void> => {
    const line = lines[name]
    const ahead = line.countOf(key)
    if (ahead >= ofOne.waiting) throw refusal()
    if (line.size() >= ofAll.waiting) {
      const ousted = line.takeFromLongest(ahead + 1)
      if (!ousted) throw refusal()
      ousted.refuse()
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.leave(key, entry)
        reject(refusal())
      }
      const forgetGone = () => gone?.removeEventListener('abort', leave)
      const entry = {
        start: () => {
          forgetGone()
          resolve()
        },
        refuse: () => {
          forgetGone()
          reject(refusal())
        },
      }
      line.join(key, entry)
      gone?.addEventListener('abort', leave, { once: true })
    })
  }

  const begin = async (key: string, options: WaitOptions): Promise<void> => {
    if (options.gone?.aborted) throw refusal()
    // The new task cannot overtake a waiting task: each task that ends starts a waiting task, so while a slot is free,
    // no waiting task could use the slot.
    if (runningOfAll < ofAll.atOnce && mayStart(key)) start(key)
    else await wait(key, options)
  }

  const takeNext = () => {
    const order: readonly Line[] = next === 'kept' ? ['kept', 'open'] : ['open', 'kept']
    for (const name of order) {
      const taken = lines[name].takeNext(mayStart)
      if (!taken) continue
      next = name === 'kept' ? 'open' : 'kept'
      return taken
    }
    return undefined
  }

  const end = (key: string): void => {
    const left = (running.get(key) ?? 0) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    runningOfAll -= 1
    const taken = takeNext()
    if (!taken) return
    start(taken.key)
    taken.entry.start()
  }

  return {
    async run(key, work, options = {}) {
      await begin(key, options)
      let isOver = false
      const endOnce = () => {
        if (!isOver) end(key)
        isOver = true
      }
      const timer = setTimeout(endOnce, ofOne.longest ?? usualLongest)
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
export const secondsUntilRoom = 2

const noRoom = () => new HttpProblem('too_many_requests', secondsUntilRoom)

/**
 * Creates a scheduler for the calls of each session. A few calls of a session run in parallel, and a limited number
 * of further calls wait.
 */
export const createSessionTurns = (): Turns => createTurns({ atOnce: 4, waiting: 16 }, noRoom)

/**
 * Creates a scheduler for the calls of each client address. A call waits in this scheduler before it uses a database
 * connection, so that many calls of one client do not delay other clients.
 */
export const createClientTurns = (): Turns => createTurns({ atOnce: 8, waiting: 24 }, noRoom)
