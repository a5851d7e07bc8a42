import { fromPromise } from 'xstate'

const ports = new WeakSet()
const effects = new WeakSet()

const isIn = (holes: WeakSet<object>, logic: unknown): boolean =>
  (typeof logic === 'object' || typeof logic === 'function') && logic !== null && holes.has(logic)

/**
 * A typed hole for something outside that answers: a call, the browser, what is stored. The portal binds it with
 * `provide`; unbound it rejects, so that a forgotten binding shows as the flow's call failure and by name in the console.
 */
export const port = <Output, Input = void>(name: string) => {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not bound.`)))
  ports.add(logic)
  return logic
}

/** Whether an actor is such a hole, and nobody has bound it. */
export const isPort = (logic: unknown): boolean => isIn(ports, logic)

/** A typed hole for something outside that answers nothing. Unbound it throws. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the machine that declares the hole says what it takes
export const effect = <Params = unknown>(name: string) => {
  const action = (_args: unknown, _params: Params): void => {
    throw new Error(`The effect ${name} is not bound.`)
  }
  effects.add(action)
  return action
}

/** Whether an action is such a hole, and nobody has bound it. */
export const isEffect = (action: unknown): boolean => isIn(effects, action)

/** Reads what an invoked port or machine answered, as `params` of a guard or an action. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output

/** Seconds to wait that a port's failure names, as `params` of an action; 0 where it names none. */
export const wait = ({ event: { error } }: { event: { error: unknown } }): number =>
  error instanceof Error && 'waitSeconds' in error && typeof error.waitSeconds === 'number'
    ? error.waitSeconds
    : 0
