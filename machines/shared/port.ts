import { fromPromise } from 'xstate'

/**
 * A typed hole for something outside: a call, the browser, what is held. Live code binds it with `provide`;
 * unbound it rejects, so that a forgotten binding shows as the flow's call failure and by name in the console.
 */
export const port = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not bound.`)))
