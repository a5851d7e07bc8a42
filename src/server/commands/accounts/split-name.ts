/** The name columns of an account, read from one text. */
interface SplitName {
  readonly first_name: string
  readonly middle_name: string
  readonly last_name: string
  readonly customer_name: string
}

/**
 * Splits one name. Of a person with a comma, the last name is before it, the first name is the word after it, and the
 * rest is the middle name: `SMITH, JOHN A`. Without a comma, the first word is the first name and the last word the last
 * name: `JOHN A SMITH`. The name of an organization is not split.
 */
export const splitName = (name: string, isOrganization: boolean): SplitName => {
  if (isOrganization) return { first_name: '', middle_name: '', last_name: '', customer_name: name }
  const [before = '', ...after] = name.split(',')
  const words = (after.length > 0 ? after.join(' ') : before).split(/\s+/).filter((word) => word !== '')
  const last = after.length > 0 ? before.trim() : words.length > 1 ? (words.pop() ?? '') : ''
  const [first = '', ...middle] = words
  return { first_name: first, middle_name: middle.join(' '), last_name: last, customer_name: '' }
}
