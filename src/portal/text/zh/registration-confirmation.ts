import type { registrationConfirmation as en } from '../en/registration-confirmation.ts'

export const registrationConfirmation: typeof en = {
  documentTitle: '确认 – 注册',
  thanks: (name) => `谢谢您，${name}`,
  stepsLeft: {
    two: '您的登录信息已就绪，还剩两个简短步骤。',
    one: '您的登录信息已就绪，还剩一个简短步骤。',
    none: '您的登录信息已就绪。',
  },
  phone: {
    title: '验证您的手机',
    sentTo: (phone) => `我们已发送短信到 ${phone}。`,
    verifiedTitle: '多重身份验证已通过',
    verified: '您的手机号码已验证',
    notEnrolled: '我们无法设置您的手机。您可以在登录后添加。',
  },
  email: {
    title: '验证您的电子邮箱',
    sentTo: (email) => `我们已把登录链接发送到 ${email}。`,
    follow: '打开该邮件并点按链接，即可登录。',
    codeInstead: '改用验证码验证',
  },
  keep: {
    title: '请妥善保存',
    email: '电子邮箱',
    phone: '电话',
    note: '每次登录时都需要登录名。',
  },
}
