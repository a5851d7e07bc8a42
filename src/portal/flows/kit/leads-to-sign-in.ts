/**
 * The attribute of a button that opens the identity provider. When the pointer or the focus reaches the button, the
 * browser loads the script for sign-in in advance (`app/warm-up.ts`).
 */
export const leadsToSignIn = { 'data-leads-to': 'sign-in' } as const
