/** When the pointer or the focus reaches such a button, the script for sign-in loads (`app/warm-up.ts`). */
export const leadsToSignIn = { 'data-leads-to': 'sign-in' } as const
