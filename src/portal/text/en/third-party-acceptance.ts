/** The texts of the page on which a third party links a login to the account (document 2, §2.6 and §8). */
export const thirdPartyAcceptance = {
  title: 'Third party acceptance',
  lead: 'You have started accepting responsibility as a third party.',
  text: 'To finish, you must link to an account: log in if you already have a login, or register.',
  notKept:
    'We do not have your answer in this tab. It is kept for 30 minutes, and only in the tab you gave it in.',
  openAgain:
    'To link an account, please open the link in our email again. You can also log in to a login you have.',
  linking: 'Linking your login to the account...',
  signedInAs: {
    title: (name: string) => `You are logged in as ${name}`,
    text: 'We will link the account to this login. You will then be responsible for the account and its balance.',
    confirm: 'Link to this login',
    openAgain: 'To use another login, log out and then open the link in our email again.',
  },
  couldNotCreate: {
    title: 'Could not create user',
    text: 'Could not create a Secondary Account Holder at this time.Please Try again.',
  },
  callFailed: 'An error occured processing your request, please try again or contact us for assistance.',
  incomplete: {
    title: 'One step is left',
    text: 'Your login is linked, but we could not close the request. Please try again.',
    tryAgain: 'Try Again',
  },
  linked: {
    title: 'You are now a Secondary Account Holder',
    text: 'You can now see account and billing information, manage the account, make payments and schedule service.',
    account: 'Go to your account',
  },
}
