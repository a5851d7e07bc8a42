import type { StateValue } from 'xstate'

const insideOf = (paths: readonly (readonly string[])[]): StateValue => {
  const names = [...new Set(paths.flatMap(([name]) => name ?? []))]
  const below = (name: string) =>
    paths.flatMap(([first, ...rest]) => (first === name && rest.length > 0 ? [rest] : []))
  const [only] = names
  if (names.length === 1 && only !== undefined && below(only).length === 0) return only
  return Object.fromEntries(names.map((name) => [name, insideOf(below(name))]))
}

/** The reverse of `stateText`: `expired.form` becomes `{expired: 'form'}`. */
export const parseStateText = (text: string): StateValue =>
  insideOf(text.split(' + ').map((leaf) => leaf.split('.')))
