/**
 * Marks a button that leads to the identity provider. When the pointer or the focus gets to the button, the sign-in
 * code is preloaded (`app/warm-up.ts`).
 */
export const leadsToSignIn = { 'data-leads-to': 'sign-in' } as const
