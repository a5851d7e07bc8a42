/**
 * The provider's first error summary as a person reads it: the word token becomes code (document 1, §8),
 * and no more than 200 characters are shown.
 */
export const readableSummary = (summary: string): string =>
  summary
    .replace(/\btoken\b/g, 'code')
    .replace(/\bToken\b/g, 'Code')
    .slice(0, 200)

/** Counts as success (document 1, §4). */
export const isAlreadyActive = (summary: string): boolean => summary.trim() === 'Factor is already active.'
