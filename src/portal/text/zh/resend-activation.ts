import type { resendActivation as en } from '../en/resend-activation.ts'

export const resendActivation: typeof en = {
  labels: {
    inProgress: '重新发送激活邮件',
    confirmation: '重新发送邮件',
  },
  sent: '邮件已发送',
  activated: '已激活',
  sentTo: (email) => `我们已把邮件发送到 ${email}。也请查看垃圾邮件文件夹。`,
  alreadyActivated: (utility) => `您的 ${utility} 自助服务账户此前已激活。`,
  refusals: {
    refused: '无法重新发送邮件。请重试或联系我们。',
    failed: '出现了问题，无法重新发送邮件。请重试或联系我们。',
  },
  wrongEmail: {
    open: '电子邮箱有误？',
    send: '发送到此电子邮箱',
    callUs: (phone) => `电子邮箱有误？您可以拨打 ${phone} 联系我们。`,
    notChanged: (phone) => `我们无法更改电子邮箱。请检查后重试，或致电 ${phone}。`,
    errors: {
      emailRequired: '请输入电子邮箱',
      emailInvalid: '电子邮箱无效',
    },
  },
}
