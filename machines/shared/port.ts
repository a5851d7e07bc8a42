import { fromPromise } from 'xstate'

const ports = new WeakSet()
const effects = new WeakSet()

const isIn = (holes: WeakSet<object>, logic: unknown): boolean =>
  (typeof logic === 'object' || typeof logic === 'function') && logic !== null && holes.has(logic)

/**
 * Creates a port: a typed placeholder for an asynchronous action outside the machine, such as a call of the backend.
 * The portal adds the implementation with `provide`. Without an implementation, the port rejects with an error that
 * contains the name of the port.
 */
export const port = <Output, Input = void>(name: string) => {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not bound.`)))
  ports.add(logic)
  return logic
}

/** Whether an actor is a port (see `port`) that has no implementation yet. */
export const isPort = (logic: unknown): boolean => isIn(ports, logic)

/**
 * Creates an effect: a typed placeholder for an action that happens outside the machine and returns nothing. Without
 * an implementation, the effect throws an error.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller chooses the type
export const effect = <Params = unknown>(name: string) => {
  const action = (_args: unknown, _params: Params): void => {
    throw new Error(`The effect ${name} is not bound.`)
  }
  effects.add(action)
  return action
}

/** Whether an action is an effect (see `effect`) that has no implementation yet. */
export const isEffect = (action: unknown): boolean => isIn(effects, action)

/**
 * Returns the output of an invoked port or machine. The machines use this function for the `params` of guards and
 * actions.
 */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output

/**
 * Returns the seconds to wait after a call (a port) has failed; 0 if the error contains no seconds. The machines use
 * this function for the `params` of actions.
 */
export const wait = ({ event: { error } }: { event: { error: unknown } }): number =>
  error instanceof Error && 'waitSeconds' in error && typeof error.waitSeconds === 'number'
    ? error.waitSeconds
    : 0
