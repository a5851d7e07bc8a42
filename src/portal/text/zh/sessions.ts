import type { sessions as en } from '../en/sessions.ts'

export const sessions: typeof en = {
  title: '您在哪里登录',
  loading: '正在查询您在哪里登录…',
  failed: '我们无法查询您在哪里登录。请检查网络连接，然后重试。',
  tryAgain: '重试',
  browserOn: (browser, system) => `${system} 上的 ${browser}`,
  unknownBrowser: '未知浏览器',
  thisOne: '此浏览器',
  since: (time) => `自 ${time}`,
  lastUsed: (time) => `上次使用：${time}`,
  onlyHere: '您没有在其他地方登录。',
  notYou: '其中有不属于您的吗？请在所有其他地方退出登录，然后通过“忘记密码”设置新密码。',
  signOutOthers: '在所有其他地方退出登录',
  signingOut: '正在退出登录…',
  ended: '您已在所有其他地方退出登录。',
  notEnded: '无法在其他地方退出登录。请检查网络连接，然后重试。',
}
