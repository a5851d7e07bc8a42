import type { page as en } from '../en/page.ts'

export const page: typeof en = {
  skip: '跳到主要内容',
  home: (product) => `${product} 首页`,
  help: '登录帮助',
  language: '语言：',
  emergency: '报告紧急情况',
  privacy: '隐私政策',
  terms: '使用条款',
  alertLevels: { 1: '信息', 2: '通知', 3: '紧急通知' },
  moreAlerts: (count) => `另有 ${count} 条通知`,
  loadFailure: {
    title: '无法加载此页面',
    text: (phone) => `网络连接可能已中断。请检查网络，或致电 ${phone}。`,
  },
  broken: (phone) => `这是我们的错误。您可以致电 ${phone}。`,
}
