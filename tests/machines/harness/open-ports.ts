import { fromPromise } from 'xstate'

interface OpenPort {
  readonly input: unknown
  readonly resolve: (response: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** Each call until a test resolves or rejects it, by its id in the machine (`invoke.id`). */
export const createOpenPorts = () => {
  const open = new Map<string, OpenPort>()
  return {
    /** The actor logic with which a test replaces every port (a call to a service) of a machine. */
    logic: fromPromise<unknown, unknown>(
      ({ input, self }) =>
        new Promise((resolve, reject) => void open.set(self.id, { input, resolve, reject })),
    ),
    inputOf: (id: string): unknown => open.get(id)?.input,
    /**
     * Returns the waiting call with this id, and removes it from the stored calls.
     * @param state the current state of the machine, for the error message
     */
    take: (id: string, state: unknown): OpenPort => {
      const port = open.get(id)
      if (!port) throw new Error(`The port ${id} was not called in the state ${JSON.stringify(state)}.`)
      open.delete(id)
      return port
    },
  }
}

/** Waits until the machine has received the results of all resolved and rejected calls. */
export const settle = (): Promise<void> => new Promise((done) => void setImmediate(done))
