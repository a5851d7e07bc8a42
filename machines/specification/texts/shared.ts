import type { DocumentedText } from './documented-text.ts'

export const sharedTexts: readonly DocumentedText[] = [
  { document: 1, section: '2.2', text: 'Next', where: ['common.next'] },
  { document: 1, section: '2.3', text: 'Please Select One', where: ['common.pleaseSelectOne'] },
  { document: 1, section: '2.3', text: 'Previous', where: ['common.previous'] },
  { document: 1, section: '2.3', text: 'Close', where: ['common.close'] },
  { document: 1, section: '2.5', text: 'Cancel', where: ['common.cancel'] },
  { document: 1, section: '2.5', text: 'Return to Login', where: ['common.returnToLogin'] },
  { document: 2, section: '2.5', text: 'Yes', where: ['common.yes'] },
  { document: 2, section: '2.5', text: 'No', where: ['common.no'] },
  { document: 2, section: '2.11', text: 'Login Now', where: ['common.loginNow'] },
  {
    document: 2,
    section: '2.12',
    text: 'We care about your privacy. For details on what personal information we collect and for what purposes and your privacy rights and how to exercise them, click on the privacy policy link below.',
    where: ['create-login.privacyNotice'],
  },
  { settled: 'an alert is a dialog of the page with one button, OK', text: 'OK', where: ['common.ok'] },
  {
    settled: 'a failed call without a documented text says this',
    text: 'Something went wrong. Please try again.',
    where: ['common.somethingWrong'],
  },
]
