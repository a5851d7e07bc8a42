/** The texts of the confirmation page of a third party's registration (document 2, §2.9). */
export const thirdPartyConfirmation = {
  title: 'Third Party Confirmation',
  success: 'You are registered',
  email: 'You will receive a confirmation email shortly',
  whatNow: 'The account is linked to your login. Log in to see it.',
  activateFirst: (email: string) =>
    `The account is linked to your login. Before you can log in, open the email we sent to ${email} and follow its link.`,
}
