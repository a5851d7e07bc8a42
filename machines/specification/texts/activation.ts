import type { DocumentedTexts } from './documented-text.ts'

export const activationTexts: DocumentedTexts = {
  '1 §2.2': {
    'resend-activation.labels.inProgress': 'Resend Activation Email',
  },
  '1 §2.4': {
    'resend-activation.labels.confirmation': 'Resend Email',
  },
  '1 §4': {
    'resend-activation.labels.inProgress': 'Resend Activation Email',
    'common.sending': 'Sending...',
    'resend-activation.sent': 'Email Sent',
    'resend-activation.activated': 'Activated',
  },
  '1 §8': {
    'resend-activation.refusals.refused': 'Unable to resend email. Please try again or contact us.',
    'resend-activation.refusals.failed':
      'Something went wrong, unable to resend email. Please try again or contact us.',
  },
  '2 §2.3': {
    'common.submit': 'Submit',
    'common.loginNow': 'Login Now',
  },
  '2 §8': {
    'resend-activation.activated': 'Activated',
    'resend-activation.alreadyActivated': [
      'Your American Water Self Service account has already been activated.',
      'American Water',
    ],
    'resend-activation.refusals.refused': 'Unable to resend email. Please try again or contact us.',
    'resend-activation.refusals.failed':
      'Something went wrong, unable to resend email. Please try again or contact us.',
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
