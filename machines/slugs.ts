/**
 * Returns the name of a flow from the path of a file. For `a/b/forgot-login.ports.ts`, the result is `forgot-login`.
 */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\..*/, '')

/** Returns the name of a flow from the id of its machine. For `forgotLogin`, the result is `forgot-login`. */
export const slugOfMachine = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
