import type { sessions as en } from '../en/sessions.ts'

export const sessions: typeof en = {
  title: '已登录的设备',
  loading: '正在查询已登录的设备…',
  failed: '我们无法查询已登录的设备。请检查网络连接，然后重试。',
  browserOn: (browser, system) => `${system} 上的 ${browser}`,
  unknownBrowser: '未知浏览器',
  thisOne: '此浏览器',
  since: (time) => `自 ${time}`,
  lastUsed: (time) => `上次使用：${time}`,
  onlyHere: '没有其他设备登录。',
  notYou: '不是您本人？请退出其他所有设备，然后通过“忘记密码”设置新密码。',
  signOutOthers: '退出其他所有设备',
  ended: '其他所有设备均已退出登录。',
  notEnded: '无法退出其他设备。请检查网络连接，然后重试。',
}
