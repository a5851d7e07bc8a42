/** Document 2, §2.9. */
export const thirdPartyConfirmation = {
  title: 'Third Party Confirmation',
  success: 'You are registered',
  email: 'You will receive a confirmation email shortly',
  whatNow: 'Log in to finish: then the account is linked to your login.',
  login: 'Login',
}
