/** First and last letter of the name, and the domain: `j•••••a@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, at)]
  const last = name.length > 2 ? name.at(-1) : ''
  return `${name[0] ?? ''}•••••${last}${email.slice(at)}`
}
