/** The texts of the flow for a forgotten login ID (document 2, §2.2, §5 and §8). */
export const forgotLogin = {
  title: 'Forgot Login ID',
  documentTitles: {
    securityCheck: 'Security check – Forgot Login ID',
    form: 'Forgot Login ID',
    sent: 'Forgot Login ID Confirmation',
    refused: 'Forgot Login ID Failure',
  },
  formTitle: 'Enter the email address you registered with',
  lead: 'We will send your login ID there.',
  notice: 'If you have multiple accounts associated with this email please provide account number',
  multipleNotice: 'There are multiple accounts associated with this email please provide account number',
  bill: {
    label: 'Sample bill',
    alt: 'Sample bill. Near the top, marked 1: Account Number XXXX-210012345678.',
    accountNumber: 'Account Number, after the dash',
    viewLarger: 'View Larger',
  },
  errors: {
    emailRequired: 'Email Address Required',
    emailInvalid: 'Email Address Invalid',
    accountNumberRequired: 'Account Number Required',
    accountNumberInvalid: 'Account Number Invalid',
  },
  sent: {
    title: 'Forgot Login ID Confirmation',
    text: 'Your login ID was sent to your email address.',
    help: 'If no email arrives, please add the address of the sender of our emails to your address book and repeat.',
    helpFrom: (sender: string) =>
      `If no email arrives, please add ${sender} to your address book and repeat.`,
    /** The word in `help` and in `helpFrom` that is a link back to the form for the forgotten login ID. */
    again: 'repeat',
  },
  refused: {
    title: 'Forgot Login ID Failure',
    unable: 'Unable to send login ID',
    text: 'The information provided does not match our records. Please check your information and try again.',
    /** The words in `text` that are a link back to the form for the forgotten login ID. */
    again: 'try again',
  },
  callFailed: 'An error occured. Please try again or contact us for assistance.',
}
