import type { DocumentedText } from './documented-text.ts'

export const serviceLoginTexts: readonly DocumentedText[] = [
  { document: 1, section: '2.1', text: 'Get Started', where: ['service-login.getStarted'] },
  { document: 1, section: '8', text: 'Login Failed', where: ['service-login.failed'] },
  {
    settled: 'the button for Pennsylvania is named so; the document names only its flag',
    text: 'Get Service in PA',
    where: ['service-login.getServiceInPa'],
  },
]
