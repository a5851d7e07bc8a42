/** Document 2, §2.4. */
export const secondaryAccountLogin = {
  title: 'Secondary account login',
  text: 'To use an account as a Secondary Account Holder, you must log in to an existing account or register.',
  login: 'Login',
  signUp: 'Sign Up',
}
