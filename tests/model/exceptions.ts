/**
 * Children whose end has no transition in their parent, although their machine has a final state. The key is `state
 * child`, the value the reason.
 */
export const childrenWithoutEnd: Readonly<Record<string, string>> = {
  'thirdPartyAcceptance.choice signIn':
    'the flow only starts a sign-in; the end of a sign-in is on other pages',
  'thirdPartyAcceptance.linked signIn':
    'the flow only starts a sign-in; the end of a sign-in is on other pages',
  'thirdPartyConfirmation.open signIn':
    'the flow only starts a sign-in; the end of a sign-in is on other pages',
}
