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
