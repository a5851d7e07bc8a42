const lettered = (word: string, like: string): string => {
  if (like === like.toUpperCase()) return word.toUpperCase()
  return like.startsWith('T') ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/**
 * Returns the provider's first error summary as the portal shows it. The word "token" becomes "code" (document 1, §8),
 * also in the plural and in capitals. The result has at most 200 characters.
 */
export const readableSummary = (summary: string): string =>
  summary
    .replace(/\btoken(s?)\b/gi, (token, plural: string) => lettered(`code${plural.toLowerCase()}`, token))
    .slice(0, 200)

/**
 * Whether `summary` is the provider's message "Factor is already active." The flow treats a response with this
 * message as a success (document 1, §4).
 */
export const isAlreadyActive = (summary: string): boolean => summary.trim() === 'Factor is already active.'
