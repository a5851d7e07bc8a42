/** Their end causes no transition of the parent, for a reason. By the parent's state and the child's id. */
export const childrenWithoutEnd: Readonly<Record<string, string>> = {
  'thirdPartyAcceptance.choice signIn':
    'the flow only starts a sign-in; the end of a sign-in is on other pages',
  'thirdPartyAcceptance.linked signIn':
    'the flow only starts a sign-in; the end of a sign-in is on other pages',
  'thirdPartyConfirmation.open signIn':
    'the flow only starts a sign-in; the end of a sign-in is on other pages',
}
