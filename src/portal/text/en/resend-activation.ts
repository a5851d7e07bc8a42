/** The texts of the button that sends the activation email again (document 1, §4 and §8; document 2, §8). */
export const resendActivation = {
  labels: {
    inProgress: 'Resend Activation Email',
    confirmation: 'Resend Email',
  },
  sent: 'Email Sent',
  activated: 'Activated',
  sentTo: (email: string) => `We sent the email to ${email}. Look in your spam folder too.`,
  alreadyActivated: (utility: string) => `Your ${utility} Self Service account has already been activated.`,
  refusals: {
    refused: 'Unable to resend email. Please try again or contact us.',
    failed: 'Something went wrong, unable to resend email. Please try again or contact us.',
  },
  wrongEmail: {
    open: 'Wrong email address?',
    send: 'Send to this address',
    callUs: (phone: string) => `Wrong email address? You can reach us at ${phone}.`,
    notChanged: (phone: string) =>
      `We could not change the address. Please check it, or call us at ${phone}.`,
    errors: { emailRequired: 'Email Address Required', emailInvalid: 'Email Address Invalid' },
  },
}
