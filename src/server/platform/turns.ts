import { HttpProblem } from './request.ts'

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

export interface Turns {
  /**
   * Does the work when it is its turn, in the order of arrival.
   *
   * @param gone aborts when nobody waits for the result any more: work that has not begun is not done then
   * @throws what `refusal` makes, at once when too many wait already, and when `gone` aborts a wait
   */
  run<Value>(key: string, work: () => Promise<Value>, gone?: AbortSignal): Promise<Value>
}

export interface TurnRules {
  readonly atOnce: number
  readonly waiting: number
  /** Milliseconds after which running work no longer keeps others waiting, as it may never end. */
  readonly longest?: number
}

/** Milliseconds: as long as a call may take. */
const usualLongest = 30_000

/** At most `atOnce` of one key are done at a time, and at most `waiting` more wait for it. */
export const createTurns = (
  { atOnce, waiting, longest = usualLongest }: TurnRules,
  refusal: () => Error,
): Turns => {
  const queues = new Map<string, Queue>()

  const wait = (queue: Queue, gone: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        queue.waiting.splice(queue.waiting.indexOf(begin), 1)
        reject(refusal())
      }
      const begin = () => {
        gone?.removeEventListener('abort', leave)
        resolve()
      }
      queue.waiting.push(begin)
      gone?.addEventListener('abort', leave, { once: true })
    })

  const begin = async (key: string, queue: Queue, gone: AbortSignal | undefined): Promise<void> => {
    if (gone?.aborted || (queue.running >= atOnce && queue.waiting.length >= waiting)) throw refusal()
    queues.set(key, queue)
    // whoever ends hands the turn over: nobody who comes meanwhile goes first
    if (queue.running >= atOnce) await wait(queue, gone)
    else queue.running += 1
  }
  const end = (key: string, queue: Queue): void => {
    const next = queue.waiting.shift()
    if (next) return next()
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }
  return {
    async run(key, work, gone) {
      const queue = queues.get(key) ?? { running: 0, waiting: [] }
      await begin(key, queue, gone)
      let isOver = false
      const endOnce = () => {
        if (!isOver) end(key, queue)
        isOver = true
      }
      const timer = setTimeout(endOnce, longest)
      try {
        return await work()
      } finally {
        clearTimeout(timer)
        endOnce()
      }
    },
  }
}

/** Seconds after which a call that found no room may come again. */
export const secondsUntilRoom = 2

const noRoom = () => new HttpProblem('too_many_requests', secondsUntilRoom)

/** By a session's id: a few of its calls at once, and some that wait. */
export const createSessionTurns = (): Turns => createTurns({ atOnce: 4, waiting: 16 }, noRoom)

/** By a client's address, before a connection is taken: its calls wait for each other, and nobody else for them. */
export const createClientTurns = (): Turns => createTurns({ atOnce: 8, waiting: 24 }, noRoom)
