import { HttpProblem } from './request.ts'
import { createWaitingLine } from './waiting-line.ts'

/**
 * The line in which work waits. Both lines are served alternately, and each has its own room: `kept` is for callers
 * who have proved something, so that unknown ones cannot take their room.
 */
export type Line = 'open' | 'kept'

export interface Turns {
  /**
   * Runs the work when it is its turn. Work of one key runs in order of arrival, and keys alternate.
   *
   * @throws the error of `refusal` when too many wait: for the newcomer at once, or later for the last arrival of the
   * key with the most entries, whose room goes to a key with fewer; and when `gone` aborts a wait
   */
  run<Value>(key: string, work: () => Promise<Value>, wait?: WaitOptions): Promise<Value>
}

interface WaitOptions {
  readonly line?: Line
  /** Aborts when no caller waits for the result any more: work that has not begun is then skipped. */
  readonly gone?: AbortSignal
}

interface Bounds {
  readonly atOnce: number
  /** How many more may wait; for all keys together this is the limit of one line. */
  readonly waiting: number
}

const unbounded: Bounds = { atOnce: Infinity, waiting: Infinity }

/** Milliseconds: the longest time of a call. */
const usualLongest = 30_000

/**
 * Divides turns among keys: at most `ofOne` of one key and `ofAll` in all run at once.
 *
 * @param ofOne with `longest`, the milliseconds after which running work no longer blocks others, since it may never
 * end
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
    // a turn that ends is given to a waiting entry at once, so a newcomer never overtakes them here
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

/** Seconds to wait for a call that found no room. */
export const secondsUntilRoom = 2

const noRoom = () => new HttpProblem('too_many_requests', secondsUntilRoom)

/** Turns by session id: a few of its calls run at once, and some wait. */
export const createSessionTurns = (): Turns => createTurns({ atOnce: 4, waiting: 16 }, noRoom)

/**
 * Turns by client address, before a connection is taken: its calls wait for each other, and no other client for them.
 */
export const createClientTurns = (): Turns => createTurns({ atOnce: 8, waiting: 24 }, noRoom)
