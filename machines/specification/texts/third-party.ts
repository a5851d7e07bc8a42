import type { DocumentedText } from './documented-text.ts'

export const thirdPartyTexts: readonly DocumentedText[] = [
  { document: 2, section: '2.4', text: 'Login', where: ['common.login'] },
  { document: 2, section: '2.4', text: 'Sign Up', where: ['common.signUp'] },
  {
    document: 2,
    section: '2.5',
    text: 'Do you accept third party responsibilities for this account?',
    where: ['third-party-request.question'],
  },
  { document: 2, section: '2.5', text: 'Submit', where: ['common.submit'] },
  { document: 2, section: '2.6', text: 'Login', where: ['common.login'] },
  { document: 2, section: '2.6', text: 'Sign Up', where: ['common.signUp'] },
  {
    document: 2,
    section: '2.6',
    text: 'Could not create user',
    where: ['third-party-acceptance.couldNotCreate.title'],
  },
  {
    document: 2,
    section: '2.6',
    text: 'Could not create a Secondary Account Holder at this time.Please Try again.',
    where: ['third-party-acceptance.couldNotCreate.text'],
  },
  {
    document: 2,
    section: '2.7',
    text: 'You have decided to reject becoming a third party.',
    where: ['third-party-outcome.rejected.text'],
  },
  {
    document: 2,
    section: '2.7',
    text: 'This link is no longer valid. You have been requested to be removed as a Secondary Account Holder.',
    where: ['third-party-outcome.removed.text'],
  },
  {
    document: 2,
    section: '2.7',
    text: 'This link is no longer valid.',
    where: ['third-party-outcome.expired.text'],
  },
  {
    document: 2,
    section: '2.9',
    text: 'You will receive a confirmation email shortly',
    where: ['third-party-confirmation.email'],
  },
  { document: 2, section: '2.9', text: 'Login', where: ['common.login'] },
  {
    document: 2,
    section: '5',
    text: 'Selection Required',
    where: ['third-party-request.errors.selectionRequired'],
  },
  {
    document: 2,
    section: '8',
    text: 'Third Party Request Not Found',
    where: ['third-party-request.notFound'],
  },
  {
    document: 2,
    section: '8',
    text: 'An error occured processing your request, please try again or contact us for assistance.',
    where: ['third-party-request.callFailed'],
  },
  {
    document: 2,
    section: '8',
    text: 'Are you sure you do not want to be a Third Party?',
    where: ['third-party-request.rejectionConfirm'],
  },
  {
    document: 2,
    section: '8',
    text: 'Could not create user',
    where: ['third-party-acceptance.couldNotCreate.title'],
  },
  {
    document: 2,
    section: '8',
    text: 'Could not create a Secondary Account Holder at this time.Please Try again.',
    where: ['third-party-acceptance.couldNotCreate.text'],
  },
  {
    settled: 'the title is the heading under which the document describes the screen',
    text: 'Secondary account login',
    where: ['sign-in.secondaryAccount.title'],
  },
  {
    settled: 'a legal commitment is reviewed before it is made',
    text: 'Please check before you accept',
    where: ['third-party-request.review.title'],
  },
  {
    settled: 'a legal commitment is reviewed before it is made',
    text: 'Accept responsibility',
    where: ['third-party-request.review.accept'],
  },
  {
    settled: 'a legal commitment is reviewed before it is made',
    text: 'Change my answer',
    where: ['third-party-request.review.change'],
  },
  {
    settled: 'the title is the heading under which the document describes the screen',
    text: 'Third party acceptance',
    where: ['third-party-acceptance.title'],
  },
  {
    settled: 'a failed status update says what a request that does not load says',
    text: 'An error occured processing your request, please try again or contact us for assistance.',
    where: ['third-party-acceptance.callFailed'],
  },
  {
    settled: 'the title is the heading under which the document describes the screen',
    text: 'Third Party Confirmation',
    where: ['third-party-confirmation.title'],
  },
]
