import type { DocumentedTexts } from './documented-text.ts'

export const recoveryTexts: DocumentedTexts = {
  '1 §2.5': {
    'forgotPassword.form.title': 'Please provide your info for password reset',
    'fields.loginId': 'Login ID',
  },
  '1 §5': {
    'forgotPassword.errors.userIdRequired': 'Please enter your User ID',
    'forgotPassword.errors.emailNotSelected': 'Please select Email',
  },
  '1 §8': {
    'forgotPassword.refused.title': 'Unable to send password recovery email.',
    'forgotPassword.refused.text':
      'The information provided does not match our records. Please check your information and try again.',
    'forgotPassword.unable.text':
      'We are unable to send a password reset email for this account at this time, please contact customer service to reset your password.',
    'forgotPassword.staged.title': 'Your account has been created but is not yet activated.',
    'forgotPassword.staged.text': 'Your password cannot be reset until your account has been activated.',
    'forgotPassword.callFailed':
      'An error occured while processing your request, please try again or contact us if the error persists.',
  },
  '2 §2.2': {
    'fields.email': 'Email Address',
    'fields.accountNumber': 'Account Number',
    'forgotLogin.bill.viewLarger': 'View Larger',
    'forgotLogin.sent.title': 'Forgot Login ID Confirmation',
    'forgotLogin.documentTitles.sent': 'Forgot Login ID Confirmation',
    'forgotLogin.refused.title': 'Forgot Login ID Failure',
    'forgotLogin.documentTitles.refused': 'Forgot Login ID Failure',
    'forgotLogin.refused.unable': 'Unable to send login ID',
    'forgotLogin.refused.text':
      'The information provided does not match our records. Please check your information and try again.',
  },
  '2 §5': {
    'forgotLogin.errors.emailRequired': 'Email Address Required',
    'forgotLogin.errors.accountNumberRequired': 'Account Number Required',
    'forgotLogin.notice':
      'If you have multiple accounts associated with this email please provide account number',
    'forgotLogin.multipleNotice':
      'There are multiple accounts associated with this email please provide account number',
  },
  '2 §8': {
    'forgotLogin.callFailed': 'An error occured. Please try again or contact us for assistance.',
  },
  'the title is the heading under which the document describes the screen': {
    'forgotLogin.title': 'Forgot Login ID',
    'forgotLogin.documentTitles.form': 'Forgot Login ID',
  },
  'the hint that the same field has in registration': {
    'fields.accountNumberHint': '(last 12 digits after the dash)',
  },
  'the message that eligibility has for a wrong account number': {
    'forgotLogin.errors.accountNumberInvalid': 'Account Number Invalid',
  },
  'an email must look like an address': {
    'forgotLogin.errors.emailInvalid': 'Email Address Invalid',
  },
}
