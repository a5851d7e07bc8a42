import { fromPromise } from 'xstate'

const ports = new WeakSet()
const effects = new WeakSet()

const isIn = (holes: WeakSet<object>, logic: unknown): boolean =>
  (typeof logic === 'object' || typeof logic === 'function') && logic !== null && holes.has(logic)

/**
 * Creates a typed placeholder for a promise that comes from outside the machine: from a call, the browser, or stored
 * data. The portal adds the implementation with `provide`. A port without an implementation rejects: the flow shows a
 * failed call, and the console shows the name of the port.
 */
export const port = <Output, Input = void>(name: string) => {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not bound.`)))
  ports.add(logic)
  return logic
}

/** Whether an actor is a port without an implementation. */
export const isPort = (logic: unknown): boolean => isIn(ports, logic)

/**
 * Creates a typed placeholder for an action that happens outside the machine and returns nothing. An effect without
 * an implementation throws an error.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the machine that declares the hole says what it takes
export const effect = <Params = unknown>(name: string) => {
  const action = (_args: unknown, _params: Params): void => {
    throw new Error(`The effect ${name} is not bound.`)
  }
  effects.add(action)
  return action
}

/** Whether an action is an effect without an implementation. */
export const isEffect = (action: unknown): boolean => isIn(effects, action)

/** Passes the output of an invoked port or machine to a guard or an action, as its `params`. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output

/**
 * Passes the seconds to wait after a port's failure to an action, as its `params`; 0 if the failure contains no
 * seconds.
 */
export const wait = ({ event: { error } }: { event: { error: unknown } }): number =>
  error instanceof Error && 'waitSeconds' in error && typeof error.waitSeconds === 'number'
    ? error.waitSeconds
    : 0
