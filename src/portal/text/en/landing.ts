/** The texts of the landing page (document 1, §2.1). */
export const landing = {
  documentTitle: 'Log in',
  title: (product: string) => `Welcome to ${product}`,
  lead: 'Your water and wastewater account, open whenever you need it.',
  login: {
    title: 'Log in',
    button: 'Log In',
    failed: 'We could not open the login page. Please check your connection and try again.',
    help: 'I need help logging in',
    helpFormat: '(PDF)',
    signedOut: 'You are logged out',
    signedIn: {
      title: 'You are logged in',
      text: 'If this is not you, log out on the page of your account.',
      button: 'Go to your account',
    },
  },
  signUp: {
    title: 'New here?',
    signedIn: 'Another account?',
    text: 'You need your account number and the name on your bill.',
  },
  desk: {
    title: 'I can’t log in',
    signedIn: 'I need help',
    newPassword: 'Change your password',
    password: 'Forgot password?',
    loginId: 'Forgot login ID?',
    register: 'I never registered',
    lookup: 'Look up your account number',
    invitation: {
      title: 'I have an invitation',
      text: 'Please open the link in your invitation email: the form is filled in there.',
      share: 'I was asked to share an account',
    },
  },
  online: {
    title: 'What you can do online',
    items: [
      'See your bill and pay it',
      'See how much water you use',
      'Schedule service visits',
      'Share your account with someone you trust',
      'Get your bill by email',
    ],
  },
  waterQuality: {
    title: 'Water quality',
    text: 'What is in your water, where it comes from and how we test it.',
    button: 'Water Quality Report',
  },
  paperless: {
    title: 'Go paperless',
    text: 'Your bill by email, the day it is ready.',
    login: 'Log in to choose paperless billing',
    account: 'Choose paperless billing in your account',
  },
}
