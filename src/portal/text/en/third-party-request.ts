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
