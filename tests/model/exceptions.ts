/**
 * Children that never end in the flow that runs them, although their machine has a final state: `state runs child`,
 * each with the reason.
 */
export const childrenWithoutEnd: Readonly<Record<string, string>> = {
  'thirdPartyAcceptance.choice signIn':
    'it starts a sign-in only; what ends one is asked for at other routes',
  'thirdPartyAcceptance.linked signIn':
    'it starts a sign-in only; what ends one is asked for at other routes',
  'thirdPartyConfirmation.open signIn':
    'it starts a sign-in only; what ends one is asked for at other routes',
}
