import type { DocumentedTexts } from './documented-text.ts'

export const recoveryTexts: DocumentedTexts = {
  '1 §2.5': {
    'forgot-password.form.title': 'Please provide your info for password reset',
    'fields.loginId': 'Login ID',
  },
  '1 §5': {
    'forgot-password.errors.userIdRequired': 'Please enter your User ID',
    'forgot-password.errors.emailNotSelected': 'Please select Email',
  },
  '1 §8': {
    'forgot-password.refused.title': 'Unable to send password recovery email.',
    'forgot-password.refused.text':
      'The information provided does not match our records. Please check your information and try again.',
    'forgot-password.unable.text':
      'We are unable to send a password reset email for this account at this time, please contact customer service to reset your password.',
    'forgot-password.staged.title': 'Your account has been created but is not yet activated.',
    'forgot-password.staged.text': 'Your password cannot be reset until your account has been activated.',
    'forgot-password.callFailed':
      'An error occured while processing your request, please try again or contact us if the error persists.',
  },
  '2 §2.2': {
    'fields.email': 'Email Address',
    'fields.accountNumber': 'Account Number',
    'forgot-login.bill.viewLarger': 'View Larger',
    'forgot-login.sent.title': 'Forgot Login ID Confirmation',
    'forgot-login.documentTitles.sent': 'Forgot Login ID Confirmation',
    'forgot-login.refused.title': 'Forgot Login ID Failure',
    'forgot-login.documentTitles.refused': 'Forgot Login ID Failure',
    'forgot-login.refused.unable': 'Unable to send login ID',
    'forgot-login.refused.text':
      'The information provided does not match our records. Please check your information and try again.',
  },
  '2 §5': {
    'forgot-login.errors.emailRequired': 'Email Address Required',
    'forgot-login.errors.accountNumberRequired': 'Account Number Required',
    'forgot-login.notice':
      'If you have multiple accounts associated with this email please provide account number',
    'forgot-login.multipleNotice':
      'There are multiple accounts associated with this email please provide account number',
  },
  '2 §8': {
    'forgot-login.callFailed': 'An error occured. Please try again or contact us for assistance.',
  },
  'the title is the heading under which the document describes the screen': {
    'forgot-login.title': 'Forgot Login ID',
    'forgot-login.documentTitles.form': 'Forgot Login ID',
  },
  'the hint that the same field has in registration': {
    'fields.accountNumberHint': '(last 12 digits after the dash)',
  },
  'the message that eligibility has for a wrong account number': {
    'forgot-login.errors.accountNumberInvalid': 'Account Number Invalid',
  },
  'an email must look like an address': {
    'forgot-login.errors.emailInvalid': 'Email Address Invalid',
  },
}
