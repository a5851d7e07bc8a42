/** Each failure says what happened and what to do. */
export const signIn = {
  title: 'Log in',
  finishing: 'Completing sign-in…',
  checking: 'One moment…',
  redirecting: 'Opening the sign-in page…',
  signingOut: 'Signing out…',
  failedTitle: 'You are not logged in',
  failures: {
    stateMismatch:
      'This answer does not belong to a sign-in you started in this tab. Nothing was changed. Please log in from here.',
    nonceMismatch:
      'The answer of the sign-in page does not belong to your request, so we did not use it. Please try again.',
    issuerMismatch: 'The answer came from another sign-in service, so we did not use it. Please try again.',
    audienceMismatch: 'The answer was meant for another site, so we did not use it. Please try again.',
    expired:
      'This sign-in was used already or has expired. Please try again; each sign-in works once and only for a short time.',
    accessDenied: 'The sign-in was cancelled or not allowed. Please try again, or use another login.',
    clockSkew:
      'The clock of this device is wrong, so the sign-in could not be checked. Please set date and time to automatic, then try again.',
    transactionExpired:
      'More than 30 minutes have passed since you started to log in, the page was loaded again, or you started in another tab. Please try again.',
    unreachable: 'We could not reach the sign-in page. Please check your connection and try again.',
    busy: 'So many people are logging in from your network that we could not finish this sign-in. Nothing was changed.',
    tokenTooLarge:
      'Your login has more access rights than this browser can keep. Please call us; we can change that.',
    cookiesRefused:
      'This browser does not keep cookies for our site, and without them nobody can log in. Please allow cookies in its settings, then try again.',
    signOutFailed: 'You could not be signed out. Please check your connection and try again.',
    unknown: 'Something went wrong while you were logging in. Please try again.',
  },
  stillSignedInTitle: 'You are still logged in',
  tryAgain: 'Try again',
  callUs: (phone: string) => `If it still does not work, call us at ${phone}.`,
  groupMissing: {
    title: 'This page is not for your login',
    text: 'You are logged in, but your login does not have access to this page. Log in with another login, or call us if you should have access.',
    otherLogin: 'Sign out and use another login',
  },
  account: {
    documentTitle: 'Your account',
    greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
    text: (product: string) => `You are logged in to ${product}.`,
    name: 'Name',
    loginId: 'Login ID',
    signOut: 'Sign Out',
  },
  secondaryAccount: {
    title: 'Secondary account login',
    text: 'To use an account as a Secondary Account Holder, you must log in to an existing account or register.',
    login: 'Login',
    signUp: 'Sign Up',
  },
}
