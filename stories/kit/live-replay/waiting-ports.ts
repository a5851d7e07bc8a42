import type { AnyActorRef } from 'xstate'

interface PortResult {
  readonly output: unknown
}

interface HeldPort {
  readonly resolve: (given: PortResult | null) => void
  readonly reject: (error: unknown) => void
}

/** The waiting calls of ports. Each call waits until the replay provides its result. */
export interface WaitingPorts {
  /**
   * Resolves with the result that the replay provides for a port's call. After the replay, the promise resolves with
   * `null`, and the port uses its own result.
   */
  readonly given: (port: AnyActorRef) => Promise<PortResult | null>
  /** Removes a waiting call and returns this call; `undefined` if no call waits. */
  readonly take: (port: AnyActorRef) => HeldPort | undefined
  /** Ends the replay: the waiting calls and all later calls use the results of their ports. */
  readonly release: () => void
}

export const createWaitingPorts = (): WaitingPorts => {
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
