/**
 * Marks a button that leads to the identity provider. A pointer or focus on it preloads the sign-in code
 * (`app/warm-up.ts`).
 */
export const leadsToSignIn = { 'data-leads-to': 'sign-in' } as const
