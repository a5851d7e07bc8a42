import type { invitationComplete as en } from '../en/invitation-complete.ts'

export const invitationComplete: typeof en = {
  title: (product) => `欢迎使用 ${product}`,
  documentTitle: '欢迎',
  thanks: (name) => `谢谢您，${name}`,
  ready: '您的登录信息已就绪，现在可以登录。',
  logIn: '请登录',
}
