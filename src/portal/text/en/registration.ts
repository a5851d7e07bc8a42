/** The texts of the eligibility check (document 1, §2.2, §5 and §8). */
export const eligibility = {
  title: (product: string) => `Register for ${product}`,
  documentTitles: { securityCheck: 'Security check – Register', form: 'Your bill – Register' },
  stepIndicator: {
    label: 'Progress',
    stepOf: (current: number, all: number) => `Step ${current} of ${all}`,
    /** The characters between "Step 2 of 4" and the name of the step. */
    colon: ': ',
    steps: ['Security check', 'Your bill', 'Your login', 'Confirm'],
  },
  ready: {
    title: 'Have these ready',
    bill: 'Your latest bill, for the account number and the name',
    email: 'Your email, to confirm it is you',
    phone: 'Your mobile phone, if you want a code at each login',
  },
  again:
    'It has been more than 30 minutes. Please confirm your bill again. What you typed for your login is kept, but not the password and the answer.',
  lead: 'Have your latest bill at hand and copy the two marked items.',
  noBill: 'No bill at hand?',
  lookUp: 'Look it up here',
  nameHint: '(Exactly as it appears on your bill)',
  validating: 'Validating...',
  bill: {
    label: 'Sample bill',
    alt: 'Sample bill. Near the top, marked 1: Account Number XXXX-210012345678. Below it, marked 2: the name, Jordan M Rivera.',
    accountNumber: 'Account Number, after the dash',
    name: 'Name, letter by letter',
    viewLarger: 'View Larger',
  },
  errors: {
    accountNumberRequired: 'Account Number Required',
    accountNumberInvalid: 'Account Number Invalid',
    firstNameRequired: 'First Name Required',
    lastNameRequired: 'Last Name Required',
    customerNameRequired: 'Business Name Required',
  },
  refusals: {
    detailsDoNotMatch: 'Details entered do not match information on record.',
    accountNumberNotFound: 'Account Number Not Found.',
    notEligible: 'Account Not Eligible for Registration.',
    sisterCustomer: (sister: string) =>
      `Account Not Eligible for Registration, Please go to ${sister} to Register.`,
    somethingWrong: 'Something went wrong. Please contact us or try again.',
  },
  help: {
    detailsDoNotMatch: 'Compare the account number and the name with your bill, letter by letter.',
    accountNumberNotFound: 'Compare the 12 digits after the dash with your bill.',
    notEligible: (phone: string) => `Please call us at ${phone}. We can tell you why.`,
    sisterCustomer: (sister: string) => `Go to ${sister}`,
    somethingWrong: (phone: string) => `What you typed is still here. You can reach us at ${phone}.`,
  },
  alreadyRegistered: {
    title: 'Account Not Eligible for Registration',
    text: 'This account is already registered. Please proceed to Login, Forgot ID, or Reset Password.',
    forgotLogin: 'Forgot ID',
    forgotPassword: 'Reset Password',
  },
  inProgress: {
    title: 'Registration In Progress',
    text: 'A login for this account was already made, but it is not active yet. Please open the activation link in the email we sent, or have it sent again.',
  },
}

/** The texts of the creation of a login (document 1, §2.3, §5 and §8). */
export const createLogin = {
  documentTitle: 'Your login – Register',
  loginInfo: 'Login Info',
  loginIdHint: 'Between 8 and 12 characters and no special characters',
  password: 'Password',
  passwordRules: {
    texts: [
      'At least 8 characters (at most 256)',
      'One uppercase letter',
      'One lowercase letter',
      'One number',
      'No part of your login ID',
    ],
    keptLabel: 'kept',
    missedLabel: 'missing',
    countLabel: (kept: number, all: number) => `${kept} of ${all} rules kept`,
  },
  show: 'Show',
  hide: 'Hide',
  ofPassword: 'password',
  ofConfirmPassword: 'confirm password',
  strength: {
    name: 'Strength',
    colon: ': ',
    danger: 'Weak',
    warning: 'Fair',
    success: 'Strong',
    ofFour: (points: number) => `${points} of 4`,
  },
  confirmPassword: 'Confirm Password',
  question: 'Security Question',
  answer: 'Security Question Answer',
  answerHint: 'At least 4 characters',
  confirmEmail: 'Confirm Email Address',
  linkEmail: 'The email address came with the link you opened. Please check that it is yours.',
  mfa: {
    title: 'Multi-Factor Authentication',
    why: 'We text a code to your phone when you log in, so a stolen password is not enough.',
    enable: 'Enable Multi-Factor Authentication',
    phone: 'Mobile Phone Number',
    rates: 'Standard messaging and data rates may apply. Message frequency varies.',
  },
  registering: 'Registering...',
  you: {
    title: 'You are registering',
    notRight: 'Not right?',
    goBack: 'Go back and change it',
  },
  errors: {
    loginIdRequired: 'Login Id Required',
    loginIdInvalid: 'Login Id not valid (between 8 and 12 characters and no special characters)',
    loginIdNotAvailable: 'Login Id Not Available',
    passwordRequired: 'Password Required',
    passwordInvalid: 'Invalid Password',
    passwordCommon:
      'Invalid Password: this one is among the most used, which are guessed first. Please choose another.',
    passwordRefused: 'This password was not accepted. Please choose another.',
    confirmPasswordRequired: 'Confirm Password Required',
    passwordsDoNotMatch: 'Passwords Do Not Match',
    securityQuestionRequired: 'Security Question Required',
    securityAnswerRequired: 'Security Question Answer Required',
    securityAnswerTooShort: 'Security Question Answer Must Be At Least 4 Characters Long',
    securityAnswerMatches: 'Security Question Answer May Not Match Your Password, Login Id, Or Email',
    emailRequired: 'Email Address Required',
    emailInvalid: 'Email Address Invalid',
    confirmEmailRequired: 'Confirm Email Address Required',
    emailsDoNotMatch: 'Email Address Must Match',
    phoneInvalid: 'Valid Phone Number Required',
  },
  couldNotCreate: {
    title: 'Could not create user',
    text: 'Could not create a new user at this time. Please check information and try again.',
  },
  callFailed:
    'An error occured while processing your request, please try again or contact us if the issue persists.',
  help: (phone: string) => `What you typed is still here. You can reach us at ${phone}.`,
  privacyNotice:
    'We care about your privacy. For details on what personal information we collect and for what purposes and your privacy rights and how to exercise them, click on the privacy policy link below.',
}

/** The texts of the confirmation page of a registration (document 1, §2.4). */
export const registrationConfirmation = {
  documentTitle: 'Confirm – Register',
  thanks: (name: string) => `Thank you, ${name}`,
  stepsLeft: {
    two: 'Your login is ready. Two short steps to go.',
    one: 'Your login is ready. One short step to go.',
    none: 'Your login is ready.',
  },
  phone: {
    title: 'Verify your phone',
    sentTo: (phone: string) => `We sent a text message to ${phone}.`,
    verifiedTitle: 'Multi-Factor Authentication Verified',
    verified: 'Your phone is successfully registered',
    notEnrolled: 'We could not set up your phone. You can add it after you sign in.',
  },
  email: {
    title: 'Verify your email',
    sentTo: (email: string) => `We sent a login link to ${email}.`,
    follow: 'Open it and follow the link. Then you can log in.',
    codeInstead: 'Verify with a code instead',
  },
  keep: {
    title: 'Keep this safe',
    email: 'Email',
    phone: 'Phone',
    note: 'You need your login ID each time you log in.',
  },
}

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
