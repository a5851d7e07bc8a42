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
