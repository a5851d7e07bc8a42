import type { DocumentedText } from './documented-text.ts'

export const verificationTexts: readonly DocumentedText[] = [
  { document: 1, section: '2.4', text: 'Verify', where: ['sms-verification.verify'] },
  { document: 1, section: '2.4', text: 'Resend Code', where: ['sms-verification.resend'] },
  {
    document: 1,
    section: '2.5',
    text: 'Security Check - Please check the box below',
    where: ['security-check.title'],
  },
  { document: 1, section: '4', text: 'Code Resent', where: ['sms-verification.resent'] },
  {
    document: 1,
    section: '5',
    text: 'Verification Code Required',
    where: ['sms-verification.errors.verificationCodeRequired'],
  },
  {
    document: 2,
    section: '2.2',
    text: 'Security Check - Please check the box below',
    where: ['security-check.title'],
  },
  { document: 2, section: '2.9', text: 'Verify', where: ['sms-verification.verify'] },
  { document: 2, section: '2.9', text: 'Resend Code', where: ['sms-verification.resend'] },
  { document: 2, section: '2.14', text: 'Please check the box below', where: ['security-check.notSolved'] },
  {
    document: 2,
    section: '5',
    text: 'Verification Code Required',
    where: ['sms-verification.errors.verificationCodeRequired'],
  },
  { document: 2, section: '9', text: 'Code Resent', where: ['sms-verification.resent'] },
  {
    settled: 'a failed factor call has no documented text',
    text: 'Something went wrong. Please try again.',
    where: ['sms-verification.errors.somethingWrong', 'common.somethingWrong'],
  },
  {
    settled: 'the field of the code by email is named so',
    text: 'Email Verification Code',
    where: ['email-factor.label'],
  },
]
