import type { landing as en } from '../en/landing.ts'

export const landing: typeof en = {
  documentTitle: '登录',
  title: (product) => `欢迎使用 ${product}`,
  lead: '您的供水和污水处理账户，随时可查。',
  login: {
    title: '登录',
    button: '登录',
    failed: '我们无法打开登录页面。请检查网络连接，然后重试。',
    help: '我需要登录帮助',
    helpFormat: '（PDF）',
    signedOut: '您已退出登录',
    signedIn: {
      title: '您已登录',
      text: '如果这不是您本人，请在账户页面退出登录。',
      button: '前往您的账户',
    },
  },
  signUp: {
    title: '第一次使用？',
    signedIn: '还有其他账户？',
    text: '您需要账户号码和账单上的姓名。',
  },
  desk: {
    title: '我无法登录',
    signedIn: '我需要帮助',
    newPassword: '更改密码',
    password: '忘记密码？',
    loginId: '忘记登录名？',
    register: '我从未注册过',
    lookup: '查找您的账户号码',
    invitation: {
      title: '我有邀请',
      text: '请打开邀请邮件中的链接：表单已在那里填好。',
      share: '有人请我共享账户',
    },
  },
  online: {
    title: '您可以在线办理',
    items: ['查看并支付账单', '了解用水量', '预约上门服务', '与您信任的人共享账户', '通过电子邮件接收账单'],
  },
  waterQuality: {
    title: '水质',
    text: '您的水中含有什么、来自哪里，以及我们如何检测。',
    button: '水质报告',
  },
  paperless: {
    title: '改用无纸化账单',
    text: '账单出具当天即通过电子邮件发送给您。',
    login: '登录以选择无纸化账单',
    account: '在您的账户中选择无纸化账单',
  },
}
