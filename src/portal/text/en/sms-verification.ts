/** The texts of the verification of a phone by an SMS code (document 1, §2.4, §4, §5 and §8). */
export const smsVerification = {
  label: 'Verification Code',
  verify: 'Verify',
  verifying: 'Verifying...',
  resend: 'Resend Code',
  resent: 'Code Resent',
  errors: {
    verificationCodeRequired: 'Verification Code Required',
    somethingWrong: 'Something went wrong. Please try again.',
  },
}
