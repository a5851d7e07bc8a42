/** The texts of the page for a third-party request (document 2, §2.5, §5 and §8). */
export const thirdPartyRequest = {
  title: 'You were asked to share an account',
  documentTitles: {
    form: 'Third party responsibility',
    review: 'Check your answer – Third party responsibility',
    taken: 'We have your answer – Third party responsibility',
  },
  account: {
    holder: 'Primary account holder',
    address: 'Service address',
  },
  lead: (holder: string) =>
    `${holder} asks you to become a Secondary Account Holder, also called a third party, on this water account.`,
  may: {
    title: 'You will be able to',
    list: ['See account and billing information', 'Manage the account', 'Make payments and schedule service'],
  },
  takeOn: {
    title: 'You take on',
    text: 'Responsibility for the account and its balance, together with the primary account holder.',
    /** The words of `text` that are bold. */
    strong: 'and its balance',
  },
  ends: {
    title: 'How it ends',
    text: (phone: string) =>
      `Your responsibility ends when you are removed from the account. To ask for that, call us at ${phone}.`,
  },
  print: 'Print this page',
  question: 'Do you accept third party responsibilities for this account?',
  errors: { selectionRequired: 'Selection Required' },
  review: {
    title: 'Please check before you accept',
    answer: 'Your answer',
    yes: 'Yes, I accept',
    note: 'By accepting you become responsible for this account and its balance.',
    accept: 'Accept responsibility',
    change: 'Change my answer',
  },
  taken: {
    title: 'We have your answer',
    no: 'No, I do not accept',
    note: 'Your answer can no longer be changed on this page. We could not finish the last step. Please try again.',
  },
  rejectionConfirm: 'Are you sure you do not want to be a Third Party?',
  rejection: { yes: 'Yes, I reject', no: 'Go back' },
  notFound: 'Third Party Request Not Found',
  callFailed: 'An error occured processing your request, please try again or contact us for assistance.',
}

/** The texts of the registration of a third party (document 2, §2.8, §3, §5 and §8). */
export const thirdPartyRegistration = {
  title: 'Third Party Registration',
  /** The text of the button that shows the fields of a prefilled part of the form. */
  change: 'Change',
  person: {
    title: 'Personal info',
    name: 'Name',
    careOf: 'Care Of',
    primaryPhone: 'Primary Phone',
    extension: 'Extension',
    confirmEmail: 'Confirm Email',
  },
  address: {
    title: 'Address',
    type: 'Address Type',
    types: {
      STANDARD: 'Standard',
      'PO BOX': 'PO Box',
      MILITARY: 'Military',
      FOREIGN: 'Foreign',
    },
    streetSupplement: 'Street Supplement',
    supplementHint: 'Apartment, floor or building',
    poBox: 'PO Box',
    unit: 'Unit',
    units: {
      CMR: 'CMR (Community Mail Room)',
      PSC: 'PSC (Postal Service Center)',
      Unit: 'Unit',
    },
    unitNumber: 'Unit Number',
    apoFmoDpo: 'APO/FMO/DPO',
    aeApAA: 'AE/AP/AA',
    foreignState: 'Foreign State',
    foreignCountry: 'Foreign Country',
  },
  loginTitle: 'Login credentials',
  errors: {
    firstNameRequired: 'First Name Required',
    lastNameRequired: 'Last Name Required',
    nameInvalid: 'Use letters only, without digits or signs such as @. The full name can have 60 characters',
    primaryPhoneRequired: 'Primary Phone Required',
    confirmEmailRequired: 'Confirm Email Required',
    houseNumberRequired: 'House Number Required',
    streetNameRequired: 'Street Name Required',
    poBoxRequired: 'PO Box Required',
    unitRequired: 'Unit Required',
    unitNumberRequired: 'Unit Number Required',
    apoFmoDpoRequired: 'APO/FMO/DPO Required',
    aeApAARequired: 'AE/AP/AA Required',
    cityRequired: 'City Required',
    stateRequired: 'State Required',
    foreignStateRequired: 'Foreign State Required',
    foreignCountryRequired: 'Foreign Country Required',
    zipCodeRequired: 'Zip Code Required',
  },
  couldNotCreate: {
    title: 'Could Not Create User',
    refusals: {
      invalidAddress: 'Failed to create business partner, please make sure you have entered a valid address',
      partnerNotCreated: 'Failed to create business partner, please try again or contact customer service',
      accountsNotLinked: 'Failed to link accounts, please try again or contact customer service',
      loginIdTaken: 'This Login ID is not available, please choose a different Login ID',
      accountNotCreated: 'Failed to create account, please try again or contact customer service',
      notCreated:
        'Could not create a new user at this time. Please make sure you do not already have a user or try again later.',
      somethingWrong: 'Something went wrong, please try again or contact customer service',
    },
  },
  account: {
    title: 'The request',
    lead: 'You accepted responsibility for this account as a third party. With this login you will use it.',
  },
}

/** The texts of the page on which a third party links a login to the account (document 2, §2.6 and §8). */
export const thirdPartyAcceptance = {
  title: 'Third party acceptance',
  lead: 'You have started accepting responsibility as a third party.',
  text: 'To finish, you must link to an account: log in if you already have a login, or register.',
  notKept:
    'We do not have your answer in this tab. It is kept for 30 minutes, and only in the tab you gave it in.',
  openAgain:
    'To link an account, please open the link in our email again. You can also log in to a login you have.',
  linking: 'Linking your login to the account...',
  signedInAs: {
    title: (name: string) => `You are logged in as ${name}`,
    text: 'We will link the account to this login. You will then be responsible for the account and its balance.',
    confirm: 'Link to this login',
    openAgain: 'To use another login, log out and then open the link in our email again.',
  },
  couldNotCreate: {
    title: 'Could not create user',
    text: 'Could not create a Secondary Account Holder at this time.Please Try again.',
  },
  callFailed: 'An error occured processing your request, please try again or contact us for assistance.',
  incomplete: {
    title: 'One step is left',
    text: 'Your login is linked, but we could not close the request. Please try again.',
    tryAgain: 'Try Again',
  },
  linked: {
    title: 'You are now a Secondary Account Holder',
    text: 'You can now see account and billing information, manage the account, make payments and schedule service.',
    account: 'Go to your account',
  },
}

/** The texts of the confirmation page of a third party's registration (document 2, §2.9). */
export const thirdPartyConfirmation = {
  title: 'Third Party Confirmation',
  success: 'You are registered',
  email: 'You will receive a confirmation email shortly',
  whatNow: 'The account is linked to your login. Log in to see it.',
  activateFirst: (email: string) =>
    `The account is linked to your login. Before you can log in, open the email we sent to ${email} and follow its link.`,
}

/** The texts of the page for a third-party request that was rejected, removed or expired (document 2, §2.7). */
export const thirdPartyOutcome = {
  title: 'Third party responsibility',
  rejected: {
    documentTitle: 'Rejected – Third party responsibility',
    text: 'You have decided to reject becoming a third party.',
    whatNow: 'Nothing is left to do. You can close this page.',
  },
  removed: {
    documentTitle: 'Removed – Third party responsibility',
    text: 'This link is no longer valid. You have been requested to be removed as a Secondary Account Holder.',
    whatNow: 'If you did not expect this, please ask the primary account holder.',
  },
  expired: {
    documentTitle: 'Expired – Third party responsibility',
    text: 'This link is no longer valid.',
    whatNow: 'Please ask the primary account holder to send you a new one.',
  },
}
