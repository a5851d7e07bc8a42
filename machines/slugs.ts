/** The name of a flow from a file's path: `forgot-login` for `a/b/forgot-login.ports.ts`. */
export const slugOf = (path: string): string => path.replace(/^.*\//, '').replace(/\..*/, '')

export const slugOfMachine = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
