import type { securityCheck as en } from '../en/security-check.ts'

export const securityCheck: typeof en = {
  title: '安全验证：请勾选下方的方框',
  notSolved: '请勾选下方的方框',
  loading: '正在加载安全验证…',
  expired: '安全验证已过期。请再次勾选方框。',
  unavailableTitle: '无法加载安全验证',
  unavailable: '它来自另一个网站，而该网站没有响应。请检查网络连接，或为此页面关闭拦截程序，然后重试。',
}
