import type { DocumentedTexts } from './documented-text.ts'

export const thirdPartyTexts: DocumentedTexts = {
  '2 §2.4': {
    'common.login': 'Login',
    'common.signUp': 'Sign Up',
  },
  '2 §2.5': {
    'third-party-request.question': 'Do you accept third party responsibilities for this account?',
    'common.submit': 'Submit',
  },
  '2 §2.6': {
    'common.login': 'Login',
    'common.signUp': 'Sign Up',
    'third-party-acceptance.couldNotCreate.title': 'Could not create user',
    'third-party-acceptance.couldNotCreate.text':
      'Could not create a Secondary Account Holder at this time.Please Try again.',
  },
  '2 §2.7': {
    'third-party-outcome.rejected.text': 'You have decided to reject becoming a third party.',
    'third-party-outcome.removed.text':
      'This link is no longer valid. You have been requested to be removed as a Secondary Account Holder.',
    'third-party-outcome.expired.text': 'This link is no longer valid.',
  },
  '2 §2.9': {
    'third-party-confirmation.email': 'You will receive a confirmation email shortly',
    'common.login': 'Login',
  },
  '2 §5': {
    'third-party-request.errors.selectionRequired': 'Selection Required',
  },
  '2 §8': {
    'third-party-request.notFound': 'Third Party Request Not Found',
    'third-party-request.callFailed':
      'An error occured processing your request, please try again or contact us for assistance.',
    'third-party-request.rejectionConfirm': 'Are you sure you do not want to be a Third Party?',
    'third-party-acceptance.couldNotCreate.title': 'Could not create user',
    'third-party-acceptance.couldNotCreate.text':
      'Could not create a Secondary Account Holder at this time.Please Try again.',
  },
  'the title is the heading under which the document describes the screen': {
    'sign-in.secondaryAccount.title': 'Secondary account login',
    'third-party-acceptance.title': 'Third party acceptance',
    'third-party-confirmation.title': 'Third Party Confirmation',
  },
  'a legal commitment is reviewed before it is made': {
    'third-party-request.review.title': 'Please check before you accept',
    'third-party-request.review.accept': 'Accept responsibility',
    'third-party-request.review.change': 'Change my answer',
  },
  'a failed status update says what a request that does not load says': {
    'third-party-acceptance.callFailed':
      'An error occured processing your request, please try again or contact us for assistance.',
  },
}
