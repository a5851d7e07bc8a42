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
