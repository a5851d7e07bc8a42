/**
 * Children whose end has no transition in their parent, although their machine has a final state. The key is `state
 * child`, the value the reason.
 */
export const childrenWithoutEnd: Readonly<Record<string, string>> = {
  'thirdPartyAcceptance.choice signIn':
    'it starts a sign-in only; what ends one is asked for at other routes',
  'thirdPartyAcceptance.linked signIn':
    'it starts a sign-in only; what ends one is asked for at other routes',
  'thirdPartyConfirmation.open signIn':
    'it starts a sign-in only; what ends one is asked for at other routes',
}
