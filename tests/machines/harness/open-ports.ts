import { fromPromise } from 'xstate'

interface OpenPort {
  readonly input: unknown
  readonly resolve: (response: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** The calls of ports that wait until a test answers them. The key is the id of their invoke. */
export const createOpenPorts = () => {
  const open = new Map<string, OpenPort>()
  return {
    /** This logic replaces the implementation of each port. */
    logic: fromPromise<unknown, unknown>(
      ({ input, self }) =>
        new Promise((resolve, reject) => void open.set(self.id, { input, resolve, reject })),
    ),
    inputOf: (id: string): unknown => open.get(id)?.input,
    /** Removes a waiting call and returns it. */
    take: (id: string): OpenPort => {
      const port = open.get(id)
      if (!port) throw new Error(`The port ${id} was not called.`)
      open.delete(id)
      return port
    },
  }
}

/** Waits until the machine has received every answer. */
export const settle = (): Promise<void> => new Promise((done) => void setImmediate(done))
