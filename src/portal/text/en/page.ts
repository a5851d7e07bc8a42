/** The texts that several flows use. */
export const common = {
  next: 'Next',
  previous: 'Previous',
  cancel: 'Cancel',
  close: 'Close',
  ok: 'OK',
  yes: 'Yes',
  no: 'No',
  loginNow: 'Login Now',
  returnToLogin: 'Return to Login',
  tryAgain: 'Try again',
  submit: 'Submit',
  sending: 'Sending...',
  callIfStillBroken: (phone: string) => `If it still does not work, call us at ${phone}.`,
  signingOut: 'Logging out…',
  otherLogin: 'Log out and use another login',
  login: 'Login',
  signUp: 'Sign Up',
  optional: '(optional)',
  errorPrefix: 'Error: ',
  errorsTitle: 'There is a problem',
  pleaseSelectOne: 'Please Select One',
  cookiesNeeded:
    'This browser keeps no cookies for our site; without them nobody can log in. Please allow them in its settings.',
  somethingWrong: 'Something went wrong. Please try again.',
  seconds: (count: number) =>
    new Intl.PluralRules('en').select(count) === 'one' ? `${count} second` : `${count} seconds`,
  minutes: (count: number) =>
    new Intl.PluralRules('en').select(count) === 'one' ? `${count} minute` : `${count} minutes`,
  hours: (count: number) =>
    new Intl.PluralRules('en').select(count) === 'one' ? `${count} hour` : `${count} hours`,
  tryAgainIn: (wait: string) => `Try again in ${wait}.`,
  offline: 'You are offline. What you typed is still here.',
  callUs: (phone: string) => `You can reach us at ${phone}.`,
  labelIn: (label: string, wait: string) => `${label} in ${wait}`,
  opensAnotherSite: 'opens another site',
  openingLogin: 'Opening the login page…',
  oneMoment: 'One moment…',
  leaving: {
    question: 'Leave without finishing?',
    text: 'What you typed here is not kept.',
    yes: 'Yes, leave',
    no: 'Stay here',
  },
}

/**
 * The texts of header and footer, the names of the alert levels (document 1, §3), and the message for a page that did
 * not load.
 */
export const page = {
  skip: 'Skip to main content',
  home: (product: string) => `${product} home`,
  help: 'Login help',
  language: 'Language:',
  emergency: 'Report Emergency',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  alertLevels: { 1: 'Information', 2: 'Notice', 3: 'Urgent notice' },
  moreAlerts: (count: number) =>
    new Intl.PluralRules('en').select(count) === 'one' ? `${count} more notice` : `${count} more notices`,
  loadFailure: {
    title: 'This page could not be loaded',
    text: (phone: string) => `The connection may have been lost. Please check it, or call us at ${phone}.`,
  },
  broken: (phone: string) => `The mistake is ours. You can call us at ${phone}.`,
}
