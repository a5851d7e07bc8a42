import { fromPromise } from 'xstate'

const ports = new WeakSet<object>()

/**
 * A typed hole for something outside: a call, the browser, what is held. Live code binds it with `provide`;
 * unbound it rejects, so that a forgotten binding shows as the flow's call failure and by name in the console.
 */
export const port = <Output, Input = void>(name: string) => {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not bound.`)))
  ports.add(logic)
  return logic
}

/** Whether an actor is such a hole, and nobody has bound it. */
export const isPort = (logic: unknown): boolean =>
  typeof logic === 'object' && logic !== null && ports.has(logic)
