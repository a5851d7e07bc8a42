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
