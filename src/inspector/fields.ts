export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  return isFields(value) ? 'an object' : typeof value
}

/** The first field of `model` that is missing in `fields` or has another type there. */
export const shapeProblem = (fields: Fields, model: Fields, prefix = ''): string | null => {
  for (const [name, like] of Object.entries(model)) {
    const value = fields[name]
    if (value === undefined) return `${prefix}${name} is missing.`
    if (kindOf(value) !== kindOf(like)) return `${prefix}${name} should be ${kindOf(like)}.`
    const inside = isFields(value) && isFields(like) ? shapeProblem(value, like, `${prefix}${name}.`) : null
    if (inside !== null) return inside
  }
  return null
}
