import type { DocumentedTexts } from './documented-text.ts'

export const landingTexts: DocumentedTexts = {
  '1 §2.1': {
    'landing.login.help': 'I need help logging in',
    'common.signUp': 'Sign Up',
    'page.emergency': 'Report Emergency',
  },
  '2 §2.1': {
    'notFound.securityContact.title': 'Redirecting...',
  },
  '2 §2.7': {
    'notFound.text':
      'The page you are trying to reach does not exist, please click the link below to return to the login page.',
    'notFound.returnHome': 'Return Home',
  },
}
