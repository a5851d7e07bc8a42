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

export const isEffect = (action: unknown): boolean => isIn(effects, action)

export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output

export const wait = ({ event: { error } }: { event: { error: unknown } }): number =>
  error instanceof Error && 'waitSeconds' in error && typeof error.waitSeconds === 'number'
    ? error.waitSeconds
    : 0
