/**
 * Returns the name of a flow from the path of a file. For `a/b/forgot-login.ports.ts`, the result is `forgot-login`.
 */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\..*/, '')

export const slugOfMachine = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
