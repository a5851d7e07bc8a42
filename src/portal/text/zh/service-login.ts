import type { serviceLogin as en } from '../en/service-login.ts'

export const serviceLogin: typeof en = {
  title: '开通或停止供水服务',
  text: '要搬入或搬出？无需登录即可办理。',
  getStarted: '开始办理',
  getServiceInPa: '在宾夕法尼亚州开通服务',
  opening: '正在打开服务网站…',
  failed: '暂时无法打开，请稍后再试',
  anonymous: {
    title: '开通或停止供水服务',
    opening: '请稍候，正在打开页面…',
    opened: '供水服务的开通或停止页面已在另一个窗口中打开。',
  },
}
