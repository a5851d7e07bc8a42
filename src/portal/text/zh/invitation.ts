import type * as en from '../en/invitation.ts'

export const invitation: typeof en.invitation = {
  title: (product) => `注册 ${product}`,
  documentTitle: '您的邀请 – 注册',
  loading: '正在查找您的邀请',
  fromEmail: '请从邀请邮件中的链接打开此页面。',
  you: {
    title: '邀请您注册',
  },
  emailHint: '我们已把邀请发送到此电子邮箱。',
  notFound: {
    title: '未找到注册资料',
    text: '我们未能找到与所填信息相符的账户。',
  },
  alreadyRegistered: {
    title: '账户已注册',
    text: '此账户已经注册。请点按下方按钮前往登录页面。',
  },
  loadFailed: '出现了问题。请稍后重试',
  couldNotCreate: {
    title: '无法创建登录信息',
    text: '目前无法创建新的登录信息。请检查所填信息，然后重试；如果问题仍然存在，请联系我们。',
  },
  callFailed: '处理您的请求时出错。请重试；如果问题仍然存在，请联系我们。',
}

export const invitationComplete: typeof en.invitationComplete = {
  title: (product) => `欢迎使用 ${product}`,
  documentTitle: '欢迎',
  thanks: (name) => `谢谢您，${name}`,
  ready: '您的登录信息已就绪，现在可以登录。',
  logIn: '请登录',
}
