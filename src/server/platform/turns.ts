import { HttpProblem } from './request.ts'

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

export interface Turns {
  /**
   * Does the work when it is its turn, in the order of arrival.
   * @throws what `refusal` makes, at once, when too many wait already
   */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value>
}

/** At most `atOnce` of one key are done at a time, and at most `waiting` more wait for it. */
export const createTurns = (
  { atOnce, waiting }: { readonly atOnce: number; readonly waiting: number },
  refusal: () => Error,
): Turns => {
  const queues = new Map<string, Queue>()

  const begin = async (key: string, queue: Queue): Promise<void> => {
    if (queue.running >= atOnce && queue.waiting.length >= waiting) throw refusal()
    queues.set(key, queue)
    // whoever ends hands the turn over: nobody who comes meanwhile goes first
    if (queue.running >= atOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve))
    else queue.running += 1
  }
  const end = (key: string, queue: Queue): void => {
    const next = queue.waiting.shift()
    if (next) return next()
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }
  return {
    async run(key, work) {
      const queue = queues.get(key) ?? { running: 0, waiting: [] }
      await begin(key, queue)
      try {
        return await work()
      } finally {
        end(key, queue)
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
