/** First and last letter of the name, and the domain: `j•••••a@example.com`. Short names show the first only. */
export const maskEmail = (email: string): string => email.replace(/^(.)(?:.+(.)|.?)@/u, '$1•••••$2@')
