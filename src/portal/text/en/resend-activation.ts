/** Document 1, §4 and §8; document 2, §8. */
export const resendActivation = {
  labels: {
    inProgress: 'Resend Activation Email',
    confirmation: 'Resend Email',
  },
  sending: 'Sending...',
  sent: 'Email Sent',
  activated: 'Activated',
  sentTo: (email: string) => `We sent the email to ${email}. Look in your spam folder too.`,
  alreadyActivated: (utility: string) => `Your ${utility} Self Service account has already been activated.`,
  refusals: {
    refused: 'Unable to resend email. Please try again or contact us.',
    failed: 'Something went wrong, unable to resend email. Please try again or contact us.',
  },
}
