/** The texts of the activation of a login (document 2, §2.3, §4 and §8). */
export const activation = {
  title: 'Account activation',
  processing: 'Activating your account…',
  pleaseWait: 'This takes a moment. Please leave this page open.',
  completeTitle: 'Activation complete',
  complete: (utility: string) => `Your ${utility} Self Service account has been successfully registered.`,
  alreadyTitle: 'Already activated',
  alreadyActivated: (utility: string) => `Your ${utility} Self Service account has already been activated`,
  incompleteTitle: 'Activation not completed',
  failed:
    'Something went wrong, unable to complete activation. Please try again or contact us if the issue persists.',
  expired:
    'Something went wrong, unable to complete activation. Your activation link may have expired, please enter your login id below to resend your activation email.',
  lapsed: {
    title: 'Your registration has lapsed',
    text: 'It was not activated within three weeks. Please register again. You need your bill, as you did the first time.',
    again: 'Register again',
  },
  loginIdRequired: 'Login Id Required',
  resentTitle: 'Check your email',
  resent: (email: string) =>
    `Activation email resent to ${email}. Please check your mailbox for your new activation email.`,
  facts: { customerName: 'Customer Name', email: 'Email' },
}
