import type { DocumentedTexts } from './documented-text.ts'

export const thirdPartyTexts: DocumentedTexts = {
  '2 §2.4 · 2 §2.6': {
    'common.signUp': 'Sign Up',
  },
  '2 §2.4 · 2 §2.6 · 2 §2.9': {
    'common.login': 'Login',
  },
  '2 §2.5': {
    'thirdPartyRequest.question': 'Do you accept third party responsibilities for this account?',
    'common.submit': 'Submit',
  },
  '2 §2.6 · 2 §8': {
    'thirdPartyAcceptance.couldNotCreate.title': 'Could not create user',
    'thirdPartyAcceptance.couldNotCreate.text':
      'Could not create a Secondary Account Holder at this time.Please Try again.',
  },
  '2 §2.7': {
    'thirdPartyOutcome.rejected.text': 'You have decided to reject becoming a third party.',
    'thirdPartyOutcome.removed.text':
      'This link is no longer valid. You have been requested to be removed as a Secondary Account Holder.',
    'thirdPartyOutcome.expired.text': 'This link is no longer valid.',
  },
  '2 §2.9': {
    'thirdPartyConfirmation.email': 'You will receive a confirmation email shortly',
  },
  '2 §5': {
    'thirdPartyRequest.errors.selectionRequired': 'Selection Required',
  },
  '2 §8': {
    'thirdPartyRequest.notFound': 'Third Party Request Not Found',
    'thirdPartyRequest.callFailed':
      'An error occured processing your request, please try again or contact us for assistance.',
    'thirdPartyRequest.rejectionConfirm': 'Are you sure you do not want to be a Third Party?',
  },
  'the title is the heading under which the document describes the screen': {
    'signIn.secondaryAccount.title': 'Secondary account login',
    'thirdPartyAcceptance.title': 'Third party acceptance',
    'thirdPartyConfirmation.title': 'Third Party Confirmation',
  },
  'a legal commitment is reviewed before it is made': {
    'thirdPartyRequest.review.title': 'Please check before you accept',
    'thirdPartyRequest.review.accept': 'Accept responsibility',
    'thirdPartyRequest.review.change': 'Change my answer',
  },
  'a failed status update says what a request that does not load says': {
    'thirdPartyAcceptance.callFailed':
      'An error occured processing your request, please try again or contact us for assistance.',
  },
}
