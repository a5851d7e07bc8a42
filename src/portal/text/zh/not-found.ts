import type { notFound as en } from '../en/not-found.ts'

export const notFound: typeof en = {
  title: '未找到页面',
  text: '您要访问的页面不存在，请点按下方链接返回登录页面。',
  returnHome: '返回首页',
  securityContact: {
    title: '正在跳转…',
    text: '我们正带您前往说明如何向我们报告安全问题的页面。',
    follow: '前往安全联系页面',
  },
}
