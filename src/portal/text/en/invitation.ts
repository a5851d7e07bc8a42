/** The texts of the registration by invitation (document 2, §2.10, §4 and §8). */
export const invitation = {
  title: (product: string) => `Register for ${product}`,
  documentTitle: 'Your invitation – Register',
  loading: 'Looking for your invitation',
  fromEmail: 'To register, open the link in your invitation email.',
  you: {
    title: 'You are invited to register',
  },
  emailHint: 'We sent your invitation to this address.',
  notFound: {
    title: 'Registration Details not Found',
    text: 'We were unable to find an account associated with the information provided.',
  },
  alreadyRegistered: {
    title: 'Account Already Registered',
    text: 'This account has already been registered, please click below to proceed to the login page.',
  },
  loadFailed: 'Something Went Wrong. Please Try Again Later',
  couldNotCreate: {
    title: 'Could Not Create User',
    text: 'Could not create a new user at this time. Please check information and try again, or contact us if the issue persists.',
  },
  callFailed:
    'An error occured while processing your request, please try again or contact us if the issue persists.',
}

/** The texts of the welcome page after an invitation (document 2, §2.11). */
export const invitationComplete = {
  title: (product: string) => `Welcome to ${product}`,
  documentTitle: 'Welcome',
  thanks: (name: string) => `Thank you, ${name}`,
  ready: 'Your login is ready. You can log in now.',
  logIn: 'Log in',
}
