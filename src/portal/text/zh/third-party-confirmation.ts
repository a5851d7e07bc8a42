import type { thirdPartyConfirmation as en } from '../en/third-party-confirmation.ts'

export const thirdPartyConfirmation: typeof en = {
  title: '次要账户持有人确认',
  success: '您已注册成功',
  email: '您很快会收到一封确认邮件',
  whatNow: '该账户已关联到您的登录信息。请登录查看。',
  activateFirst: (email) =>
    `该账户已关联到您的登录信息。登录之前，请打开我们发送到 ${email} 的邮件并点按其中的链接。`,
}
