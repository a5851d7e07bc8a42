import { fromPromise } from 'xstate'

interface OpenPort {
  readonly input: unknown
  readonly resolve: (response: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** Ports that wait for a test to answer, by the id of their invoke. */
export const createOpenPorts = () => {
  const open = new Map<string, OpenPort>()
  return {
    /** To stand in the place of each port. */
    logic: fromPromise<unknown, unknown>(
      ({ input, self }) =>
        new Promise((resolve, reject) => void open.set(self.id, { input, resolve, reject })),
    ),
    inputOf: (id: string): unknown => open.get(id)?.input,
    /** The port, which waits no longer. */
    take: (id: string): OpenPort => {
      const port = open.get(id)
      if (!port) throw new Error(`The port ${id} was not called.`)
      open.delete(id)
      return port
    },
  }
}

/** Lets everything that was settled reach the machine. */
export const settle = (): Promise<void> => new Promise((done) => void setImmediate(done))
