import type { AnyActorRef } from 'xstate'

interface Given {
  readonly output: unknown
}

interface HeldPort {
  readonly resolve: (given: Given | null) => void
  readonly reject: (error: unknown) => void
}

/** Calls of ports that wait until a replay answers them. */
export interface HeldPorts {
  /** The replay's answer for a port; `null` after the replay, when ports answer on their own. */
  readonly given: (port: AnyActorRef) => Promise<Given | null>
  /** Removes a waiting call and returns it; `undefined` when none waits. */
  readonly take: (port: AnyActorRef) => HeldPort | undefined
  /** Lets every port answer on its own: the waiting calls and all later ones. */
  readonly release: () => void
}

export const createHeldPorts = (): HeldPorts => {
  const held = new Map<AnyActorRef, HeldPort>()
  let isReleased = false
  return {
    given: (port) =>
      isReleased
        ? Promise.resolve(null)
        : new Promise((resolve, reject) => void held.set(port, { resolve, reject })),
    take: (port) => {
      const waiting = held.get(port)
      held.delete(port)
      return waiting
    },
    release: () => {
      isReleased = true
      for (const { resolve } of held.values()) resolve(null)
      held.clear()
    },
  }
}
