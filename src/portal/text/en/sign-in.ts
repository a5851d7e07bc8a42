const notStartedHere =
  'We could not finish logging you in, because it was not started in this tab. Please log in from here.'

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

export const accountOverview = {
  title: 'Your accounts',
  loading: 'Looking up your accounts…',
  failed: 'We could not look up your accounts. Please check your connection and try again.',
  none: 'No account is linked to your login yet.',
  name: 'Name on the bill',
  part: 'Your role',
  secondary: 'Secondary Account Holder',
  state: 'Account',
  closed: 'Closed. You can still see it here.',
  details: 'Details',
  bills: 'Bills',
  paperless: 'Paperless',
  onPaper: 'On paper',
  contact: 'How we reach you',
  language: 'Language of emails and text messages',
  phone: 'Phone for codes',
  codes: 'Code when you log in',
  on: 'On',
  off: 'Off',
  unconfirmed:
    'You asked for a code by text message when you log in. It starts once this phone is confirmed.',
  confirm: 'Confirm this phone',
  sending: 'Sending a code…',
  saveLanguage: 'Save language',
  savingLanguage: 'Saving…',
  languageSaved: (language: string) => `Saved. From now on we write to you in ${language}.`,
  languageNotSaved: (language: string) =>
    `We could not save the language, so we still write to you in ${language}. Please check your connection and try again.`,
  goPaperless: 'Switch to paperless',
  goPaper: 'Switch to paper',
  switching: 'Switching…',
  nowPaperless: 'From now on your bills come by email instead of by post.',
  nowOnPaper: 'From now on your bills come on paper by post.',
  notPaperless: 'We could not switch this account to paperless.',
  notOnPaper: 'We could not switch this account to paper.',
  checkConnection: 'Please check your connection and try again.',
}

export const sessions = {
  title: 'Where you are logged in',
  loading: 'Looking up where you are logged in…',
  failed: 'We could not look up where you are logged in. Please check your connection and try again.',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  thisOne: 'This browser',
  since: (time: string) => `Since ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  onlyHere: 'You are not logged in anywhere else.',
  notYou: 'Not you? Log out everywhere else, then choose a new password with Forgot Password.',
  signOutOthers: 'Log out everywhere else',
  ended: 'You are logged out everywhere else.',
  notEnded: 'The others could not be logged out. Please check your connection and try again.',
}
