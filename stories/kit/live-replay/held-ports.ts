import type { AnyActorRef } from 'xstate'

interface Given {
  readonly output: unknown
}

interface HeldPort {
  readonly resolve: (given: Given | null) => void
  readonly reject: (error: unknown) => void
}

/** Ports that wait for a replay to answer them. */
export interface HeldPorts {
  /** The answer of the replay for a port; `null` after the replay, when ports answer on their own. */
  readonly given: (port: AnyActorRef) => Promise<Given | null>
  /** The port, which waits no longer; `undefined` where it does not wait. */
  readonly take: (port: AnyActorRef) => HeldPort | undefined
  /** Lets every port answer on its own: waiting ones and later ones. */
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
