const types = new Set(
  'st street pl place av ave avenue rd road blvd dr drive ter cir ln lane pkwy ct row pike'.split(' '),
)

/** Document 1, §5: lowercase, without a last word of one letter, then without a last word that names a street type. */
export const reduceStreetName = (typed: string): string => {
  const words = typed.trim().toLowerCase().split(/\s+/)
  if (words.length > 1 && /^\p{L}$/u.test(words.at(-1) ?? '')) words.pop()
  if (words.length > 1 && types.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
