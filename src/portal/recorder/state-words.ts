import type { StateValue } from 'xstate'

const leavesOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner = {}]) => {
        const leaves = leavesOf(inner)
        return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`)
      })

/** Where a machine stands, as one line: `expired.form`, or `email.open + phone.idle` where it stands in two at once. */
export const stateWords = (value: StateValue): string => leavesOf(value).sort().join(' + ')
