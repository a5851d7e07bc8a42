import type * as en from '../en/verification.ts'

export const securityCheck: typeof en.securityCheck = {
  title: '安全验证：请勾选下方的方框',
  notSolved: '请勾选下方的方框',
  loading: '正在加载安全验证…',
  expired: '安全验证已过期。请再次勾选方框。',
  unavailableTitle: '无法加载安全验证',
  unavailable: '它来自另一个网站，而该网站没有响应。请检查网络连接，或为此页面关闭拦截程序，然后重试。',
}

export const smsVerification: typeof en.smsVerification = {
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

export const emailFactor: typeof en.emailFactor = {
  label: '邮件验证码',
  preparing: '正在向您的电子邮箱发送验证码…',
  hint: '请在邮件中查找验证码，也请查看垃圾邮件文件夹。',
  insteadLink: '您也可以打开我们邮件中的登录链接。',
  verified: {
    title: '您的电子邮箱已验证',
    text: '您的登录信息已激活。您现在可以登录。',
  },
}

export const resendActivation: typeof en.resendActivation = {
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
