/** XState ids of the states a value names, parents included: `{expired: 'form'}` of `activation`. */
export const litStates = (machine: string, value: unknown): string[] => {
  const below = (prefix: string, inner: unknown): string[] => {
    if (typeof inner === 'string') return [`${prefix}.${inner}`]
    if (typeof inner !== 'object' || inner === null) return []
    return Object.entries(inner).flatMap(([name, deeper]) => [
      `${prefix}.${name}`,
      ...below(`${prefix}.${name}`, deeper),
    ])
  }
  return below(machine, value)
}
