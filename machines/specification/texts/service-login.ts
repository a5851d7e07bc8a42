import type { DocumentedTexts } from './documented-text.ts'

export const serviceLoginTexts: DocumentedTexts = {
  '1 §2.1': {
    'serviceLogin.getStarted': 'Get Started',
  },
  '1 §8': {
    'serviceLogin.failed': 'Login Failed',
  },
  'the button for Pennsylvania is named so; the document names only its flag': {
    'serviceLogin.getServiceInPa': 'Get Service in PA',
  },
}
