/** The texts of the security check (document 1, §2.2 and §2.5; document 2, §2.2). */
export const securityCheck = {
  title: 'Security Check - Please check the box below',
  notSolved: 'Please check the box below',
  loading: 'Loading the security check…',
  expired: 'The security check has expired. Please check the box again.',
  unavailableTitle: 'The security check could not be loaded',
  unavailable:
    'It comes from another site, which did not answer. Please check your connection, or turn off a blocker for this page, and try again.',
}

/** The texts of the verification of a phone by an SMS code (document 1, §2.4, §4, §5 and §8). */
export const smsVerification = {
  label: 'Verification Code',
  verify: 'Verify',
  verifying: 'Verifying...',
  resend: 'Resend Code',
  resent: 'Code Resent',
  errors: {
    verificationCodeRequired: 'Verification Code Required',
    somethingWrong: 'Something went wrong. Please try again.',
  },
}

export const emailFactor = {
  label: 'Email Verification Code',
  preparing: 'Sending a code to your email...',
  hint: 'Look for the code in your email, and in your spam folder too.',
  insteadLink: 'You can open the login link in our email as well.',
  verified: {
    title: 'Your email is verified',
    text: 'Your login is activated. You can log in now.',
  },
}

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
