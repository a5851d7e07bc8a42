/** The texts of the welcome page after an invitation (document 2, §2.11). */
export const invitationComplete = {
  title: (product: string) => `Welcome to ${product}`,
  documentTitle: 'Welcome',
  thanks: (name: string) => `Thank you, ${name}`,
  ready: 'Your login is ready. You can log in now.',
  logIn: 'Log in',
}
