/** The texts of the account lookup (document 1, §2.6, §5 and §8; document 2, §2.14 and §8). */
export const accountLookup = {
  title: 'Look Up Account',
  documentTitles: {
    securityCheck: 'Security check – Look Up Account',
    form: 'Your details – Look Up Account',
    results: 'Result – Look Up Account',
  },
  /** The names that screen readers read for the steps of the account lookup when it is open in a dialog. */
  places: { securityCheck: 'Security check', form: 'Your details', results: 'Result' },
  checkDone: 'Security check: done',
  lead: 'We email your account number to the address we have on record. It is never shown on screen.',
  mode: 'Look up by',
  modes: { phone: 'Search by Phone Number', address: 'Search by Address' },
  fields: {
    phone: 'Phone Number',
    supplement: 'Supplement',
  },
  supplementHint: 'Apartment, unit or floor',
  searching: 'Searching...',
  unanswered: 'No answer came. What you typed is still here, please press Next again.',
  errors: {
    firstNameRequired: 'First Name Required',
    lastNameRequired: 'Last Name Required',
    customerNameRequired: 'Business Name Required',
    phoneInvalid: 'Valid Phone Number Required',
    streetNameRequired: 'Street Name Required',
    cityRequired: 'City Required',
    stateRequired: 'State Required',
    zipCodeRequired: 'Zip Code Required',
  },
  results: {
    sent: {
      title: 'Account number sent',
      to: (email: string) => `Your account number was sent to ${email}.`,
      text: 'Your account number was sent to the email address on record.',
      register: 'When you have the number, register here',
    },
    noEmail: {
      title: 'No email on record',
      text: 'Found account associated with the information provided, but no email on record.',
    },
    newYork: {
      title: 'No account found',
      text: 'Unable to find an account eligible for registration associated with the information provided.',
      hint: (sister: string) => `Accounts based in New York are looked after by ${sister}.`,
      goThere: 'Go to the New York site',
    },
    notFound: {
      title: 'No account found',
      text: 'Unable to find an account number associated with the information provided.',
    },
  },
  noEmailHelp: {
    title: "Didn't get an email?",
    text: (phone: string) => `Check your spam folder. If it is not there, please call us at ${phone}.`,
  },
  notFoundHelp: {
    title: 'Unable to find account number?',
    text: (phone: string) => `Search again with other details, or call us at ${phone}.`,
  },
  back: 'Back',
  searchAgain: 'Search Again',
  notWhitelisted: 'Found account details but unable to send to non-whitelisted email address',
  callFailed: 'Something went wrong',
}

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
  },
  callFailed: 'An error occured. Please try again or contact us for assistance.',
}

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
  },
  unable: {
    title: 'No email sent',
    text: 'We are unable to send a password reset email for this account at this time, please contact customer service to reset your password.',
    status: (status: string) => `Status: ${status}`,
    /** By the status of a login at the provider. An unknown status is shown unchanged. */
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
