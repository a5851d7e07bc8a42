import type { smsVerification as en } from '../en/sms-verification.ts'

export const smsVerification: typeof en = {
  label: '验证码',
  verify: '验证',
  verifying: '正在验证…',
  resend: '重新发送验证码',
  resent: '验证码已重新发送',
  errors: {
    verificationCodeRequired: '请输入验证码',
    somethingWrong: '出现了问题。请重试。',
  },
}
