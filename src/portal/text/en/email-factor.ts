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
