import type { DocumentedTexts } from './documented-text.ts'

export const serviceLoginTexts: DocumentedTexts = {
  '1 §2.1': {
    'service-login.getStarted': 'Get Started',
  },
  '1 §8': {
    'service-login.failed': 'Login Failed',
  },
  'the button for Pennsylvania is named so; the document names only its flag': {
    'service-login.getServiceInPa': 'Get Service in PA',
  },
}
