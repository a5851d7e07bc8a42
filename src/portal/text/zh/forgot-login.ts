import type { forgotLogin as en } from '../en/forgot-login.ts'

export const forgotLogin: typeof en = {
  title: '忘记登录名',
  documentTitles: {
    securityCheck: '安全验证 – 忘记登录名',
    form: '忘记登录名',
    sent: '登录名已发送',
    refused: '登录名未能发送',
  },
  formTitle: '请输入注册时使用的电子邮箱',
  lead: '我们会把登录名发送到该邮箱。',
  notice: '如果此电子邮箱关联了多个账户，请提供账户号码',
  multipleNotice: '此电子邮箱关联了多个账户，请提供账户号码',
  bill: {
    label: '账单样本',
    alt: '账单样本。靠近顶部标记 1 处：账户号码 XXXX-210012345678。',
    accountNumber: '账户号码，连字符之后的部分',
    viewLarger: '查看大图',
  },
  errors: {
    emailRequired: '请输入电子邮箱',
    emailInvalid: '电子邮箱无效',
    accountNumberRequired: '请输入账户号码',
    accountNumberInvalid: '账户号码无效',
  },
  sent: {
    title: '登录名已发送',
    text: '您的登录名已发送到您的电子邮箱。',
    help: '如果没有收到邮件，请把我们邮件的发件人地址添加到您的通讯录，然后重试。',
    helpFrom: (sender) => `如果没有收到邮件，请把 ${sender} 添加到您的通讯录，然后重试。`,
    again: '重试',
  },
  refused: {
    title: '登录名未能发送',
    unable: '无法发送登录名',
    text: '所填信息与我们的记录不符。请检查后重试。',
    again: '重试',
  },
  callFailed: '出现了错误。请重试，或联系我们寻求帮助。',
}
