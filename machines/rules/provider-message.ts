const lettered = (word: string, like: string): string => {
  if (like === like.toUpperCase()) return word.toUpperCase()
  return like.startsWith('T') ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/**
 * Returns the provider's first error summary in the form that the portal shows. The word "token" becomes "code"
 * (document 1, §8), also in the plural and in capitals. The text has at most 200 characters.
 */
export const readableSummary = (summary: string): string =>
  summary
    .replace(/\btoken(s?)\b/gi, (token, plural: string) => lettered(`code${plural.toLowerCase()}`, token))
    .slice(0, 200)

/** The flow treats this message of the provider as success (document 1, §4). */
export const isAlreadyActive = (summary: string): boolean => summary.trim() === 'Factor is already active.'
