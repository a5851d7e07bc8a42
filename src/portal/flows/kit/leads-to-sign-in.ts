/** For a button that leads to the identity provider: whoever reaches for it has signing in on its way (`app/warm-up.ts`). */
export const leadsToSignIn = { 'data-leads-to': 'sign-in' } as const
