import type { activation as en } from '../en/activation.ts'

export const activation: typeof en = {
  title: '激活账户',
  processing: '正在激活您的账户…',
  pleaseWait: '请稍候，不要关闭此页面。',
  completeTitle: '激活完成',
  complete: (utility) => `您的 ${utility} 自助服务账户已注册成功。`,
  alreadyTitle: '已经激活',
  alreadyActivated: (utility) => `您的 ${utility} 自助服务账户此前已激活`,
  incompleteTitle: '激活未完成',
  failed: '出现了问题，无法完成激活。请重试；如果问题仍然存在，请联系我们。',
  expired: '出现了问题，无法完成激活。您的激活链接可能已过期，请在下方输入登录名，以便重新发送激活邮件。',
  lapsed: {
    title: '您的注册已失效',
    text: '注册未在三周内激活。请重新注册。与第一次一样，您需要账单。',
    again: '重新注册',
  },
  loginIdRequired: '请输入登录名',
  resentTitle: '请查看您的邮件',
  resent: (email) => `激活邮件已重新发送到 ${email}。请在您的邮箱中查看新的激活邮件。`,
  facts: { customerName: '客户姓名', email: '电子邮箱' },
}
