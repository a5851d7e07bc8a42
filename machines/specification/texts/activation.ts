import type { DocumentedTexts } from './documented-text.ts'

export const activationTexts: DocumentedTexts = {
  '1 §2.2 · 1 §4': {
    'resendActivation.labels.inProgress': 'Resend Activation Email',
  },
  '1 §2.4': {
    'resendActivation.labels.confirmation': 'Resend Email',
  },
  '1 §4': {
    'common.sending': 'Sending...',
    'resendActivation.sent': 'Email Sent',
  },
  '1 §4 · 2 §8': {
    'resendActivation.activated': 'Activated',
  },
  '1 §8 · 2 §8': {
    'resendActivation.refusals.refused': 'Unable to resend email. Please try again or contact us.',
    'resendActivation.refusals.failed':
      'Something went wrong, unable to resend email. Please try again or contact us.',
  },
  '2 §2.3': {
    'common.submit': 'Submit',
    'common.loginNow': 'Login Now',
  },
  '2 §8': {
    'resendActivation.alreadyActivated': [
      'Your American Water Self Service account has already been activated.',
      'American Water',
    ],
    'activation.complete': [
      'Your American Water Self Service account has been successfully registered.',
      'American Water',
    ],
    'activation.alreadyActivated': [
      'Your American Water Self Service account has already been activated',
      'American Water',
    ],
    'activation.failed':
      'Something went wrong, unable to complete activation. Please try again or contact us if the issue persists.',
    'activation.expired':
      'Something went wrong, unable to complete activation. Your activation link may have expired, please enter your login id below to resend your activation email.',
    'activation.resent': [
      'Activation email resent to {email}. Please check your mailbox for your new activation email.',
      '{email}',
    ],
  },
  'the message of the other forms for an empty login ID': {
    'activation.loginIdRequired': 'Login Id Required',
  },
}
