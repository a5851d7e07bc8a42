/** The texts of the flow for a forgotten password (document 1, §2.5, §5 and §8). */
export const forgotPassword = {
  title: 'Forgot Password',
  documentTitles: {
    securityCheck: 'Security check – Forgot Password',
    form: 'Your login ID – Forgot Password',
    emailSelection: 'Your email – Forgot Password',
    sent: 'Email sent – Forgot Password',
    failure: 'No email sent – Forgot Password',
    newYork: 'New York – Forgot Password',
    staged: 'Not yet activated – Forgot Password',
  },
  form: {
    title: 'Please provide your info for password reset',
    forgotLogin: 'Forgot your login ID?',
  },
  emailSelection: {
    title: 'Choose your email',
    lead: 'We can send the link to reset your password to one of the addresses below.',
  },
  errors: {
    userIdRequired: 'Please enter your User ID',
    emailNotSelected: 'Please select Email',
  },
  sent: {
    title: 'Check your email',
    to: (email: string) => `We sent a link to reset your password to ${email}.`,
    text: 'We sent a link to reset your password to the email address you registered with.',
    help: 'Nothing there after a few minutes? Look in your spam folder, or start again.',
    /** The words in `help` that are a link back to the form for the forgotten password. */
    again: 'start again',
  },
  refused: {
    title: 'Unable to send password recovery email.',
    text: 'The information provided does not match our records. Please check your information and try again.',
    /** The words in `text` that are a link back to the form for the forgotten password. */
    again: 'try again',
  },
  unable: {
    title: 'No email sent',
    text: 'We are unable to send a password reset email for this account at this time, please contact customer service to reset your password.',
    status: (status: string) => `Status: ${status}`,
    /**
     * The text for each known status of a login at the identity provider. The page shows an unknown status unchanged.
     */
    statuses: {
      Inactive: 'Inactive',
      SUSPENDED: 'SUSPENDED',
      DEPROVISIONED: 'DEPROVISIONED',
      LOCKED_OUT: 'LOCKED_OUT',
      RECOVERY: 'RECOVERY',
      PASSWORD_EXPIRED: 'PASSWORD_EXPIRED',
    },
    callUs: 'Customer service',
  },
  newYork: {
    title: 'Your account is in New York',
    text: (sister: string) =>
      `Accounts based in New York are looked after by ${sister}. Please reset your password on its site.`,
    goThere: 'Go to the New York site',
  },
  staged: {
    title: 'Your account has been created but is not yet activated.',
    text: 'Your password cannot be reset until your account has been activated.',
  },
  callFailed:
    'An error occured while processing your request, please try again or contact us if the error persists.',
}
