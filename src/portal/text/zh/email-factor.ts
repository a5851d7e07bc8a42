import type { emailFactor as en } from '../en/email-factor.ts'

export const emailFactor: typeof en = {
  label: '邮件验证码',
  preparing: '正在向您的电子邮箱发送验证码…',
  hint: '请在邮件中查找验证码，也请查看垃圾邮件文件夹。',
  insteadLink: '您也可以打开我们邮件中的登录链接。',
  verified: {
    title: '您的电子邮箱已验证',
    text: '您的登录信息已激活。您现在可以登录。',
  },
}
