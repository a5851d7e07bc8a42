import type { configurationError as en } from '../en/configuration-error.ts'

export const configurationError: typeof en = {
  language: 'zh',
  title: '此网站目前无法使用',
  whatNow: '此页面的设置有误，这不是您的问题。请过几分钟再试，或拨打账单上的电话号码。',
}
