/** Words that several flows share. */
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
  somethingWrong: 'Something went wrong. Please try again.',
  tryAgainIn: (wait: string) => `Try again in ${wait}.`,
  labelIn: (label: string, wait: string) => `${label} in ${wait}`,
  opensAnotherSite: 'opens another site',
  oneMoment: 'One moment…',
  privacyNotice:
    'We care about your privacy. For details on what personal information we collect and for what purposes and your privacy rights and how to exercise them, click on the privacy policy link below.',
}
