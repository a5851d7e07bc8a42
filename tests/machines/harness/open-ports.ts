import { fromPromise } from 'xstate'

interface OpenPort {
  readonly input: unknown
  readonly resolve: (response: unknown) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Stores each call that a machine makes, until a test resolves or rejects the call. The key is the id of the machine's
 * invoke.
 */
export const createOpenPorts = () => {
  const open = new Map<string, OpenPort>()
  return {
    /** The actor logic that replaces every port (a call to a service) in a test. */
    logic: fromPromise<unknown, unknown>(
      ({ input, self }) =>
        new Promise((resolve, reject) => void open.set(self.id, { input, resolve, reject })),
    ),
    inputOf: (id: string): unknown => open.get(id)?.input,
    /** Removes a waiting call from the list and returns the call. */
    take: (id: string): OpenPort => {
      const port = open.get(id)
      if (!port) throw new Error(`The port ${id} was not called.`)
      open.delete(id)
      return port
    },
  }
}

/** Waits until the machine has received every result. */
export const settle = (): Promise<void> => new Promise((done) => void setImmediate(done))
