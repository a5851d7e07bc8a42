import type { DocumentedText } from './documented-text.ts'

export const landingTexts: readonly DocumentedText[] = [
  { document: 1, section: '2.1', text: 'I need help logging in', where: ['landing.login.help'] },
  { document: 1, section: '2.1', text: 'Sign Up', where: ['common.signUp'] },
  { document: 1, section: '2.1', text: 'Report Emergency', where: ['page.emergency'] },
  { document: 2, section: '2.1', text: 'Redirecting...', where: ['not-found.securityContact.title'] },
  {
    document: 2,
    section: '2.7',
    text: 'The page you are trying to reach does not exist, please click the link below to return to the login page.',
    where: ['not-found.text'],
  },
  { document: 2, section: '2.7', text: 'Return Home', where: ['not-found.returnHome'] },
]
