const notStartedHere =
  'We could not finish logging you in, because it was not started in this tab. Please log in from here.'

/** The texts of the sign-in. Each text says what has happened and what the customer can do. */
export const signIn = {
  title: 'Log in',
  finishing: 'Logging you in…',
  failedTitle: 'You are not logged in',
  failures: {
    stateMismatch: notStartedHere,
    nonceMismatch: notStartedHere,
    issuerMismatch: notStartedHere,
    audienceMismatch: notStartedHere,
    expired:
      'This login attempt was used already or has expired. Please try again; each one works once and only for a short time.',
    accessDenied: 'Logging in was cancelled or not allowed. Please try again, or use another login.',
    clockSkew:
      'The clock of this device is wrong, so we could not check your login. Please set date and time to automatic, then try again.',
    transactionExpired:
      'More than 30 minutes have passed since you started to log in, the page was loaded again, or you started in another tab. Please try again.',
    unreachable: 'We could not reach the login page. Please check your connection and try again.',
    busy: 'So many people are logging in from your network that we could not finish logging you in. Nothing was changed.',
    tokenTooLarge:
      'Your login has more access rights than this browser can keep. Please call us; we can change that.',
    cookiesRefused:
      'This browser does not keep cookies for our site, and without them nobody can log in. Please allow cookies in its settings, then try again.',
    signOutFailed: 'You could not be logged out. Please check your connection and try again.',
    unknown: 'Something went wrong while you were logging in. Please try again.',
  },
  stillSignedInTitle: 'You are still logged in',
  groupMissing: {
    title: 'This page is not for your login',
    text: 'You are logged in, but your login does not have access to this page. Log in with another login, or call us if you should have access.',
  },
  account: {
    documentTitle: 'Your account',
    greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
    text: (product: string) => `You are logged in to ${product}.`,
    login: 'Your login',
    bill: 'See and pay your bill',
    signOut: 'Log Out',
  },
  secondaryAccount: {
    title: 'Secondary account login',
    text: 'To use an account as a Secondary Account Holder, you must log in to an existing account or register.',
  },
}
