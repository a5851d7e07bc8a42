import type { documentText as en } from '../en/document.ts'

export const documentText: typeof en = {
  descriptions: {
    home: (product, utility) =>
      `登录或注册 ${product}：查看并支付 ${utility} 的水费和污水处理费账单，了解用水量，开通或停止供水服务。`,
    register: (product) => `用水费账单上的账户号码注册 ${product}，只需几分钟。`,
    forgotPassword: (product) => `为您的 ${product} 登录信息设置新密码。`,
    forgotLogin: (product) => `把您的 ${product} 登录名发送给您。`,
    accountNumberLookup: (_product, utility) =>
      `手边没有账单？用电话号码或地址查找您的 ${utility} 账户号码。`,
  },
  needsScript: [
    '您可以阅读此页面。如需登录或填写表格，您的浏览器必须能够运行 JavaScript。请启用它，或致电',
    '。',
  ],
  outdated: ['此浏览器版本过旧，无法使用此页面。请更新浏览器或使用其他浏览器，或致电', '。'],
  overdue: [
    '此页面尚未准备好。请重新加载。如果没有帮助，可能是您的浏览器版本过旧：请使用其他浏览器，或致电',
    '。',
  ],
  offline: {
    title: '您已离线',
    text: ['此页面需要网络。请检查网络连接。如遇用水紧急情况或需要帮助，请致电', '。'],
    tryAgain: '重试',
  },
}
