import type { thirdPartyOutcome as en } from '../en/third-party-outcome.ts'

export const thirdPartyOutcome: typeof en = {
  title: '次要账户持有人的责任',
  rejected: {
    documentTitle: '已拒绝 – 次要账户持有人的责任',
    text: '您已决定不成为次要账户持有人。',
    whatNow: '无需再做任何事，您可以关闭此页面。',
  },
  removed: {
    documentTitle: '已移除 – 次要账户持有人的责任',
    text: '此链接已失效。有人已请求移除您的次要账户持有人身份。',
    whatNow: '如果您没有预料到这一点，请询问主要账户持有人。',
  },
  expired: {
    documentTitle: '已过期 – 次要账户持有人的责任',
    text: '此链接已失效。',
    whatNow: '请让主要账户持有人向您发送新的链接。',
  },
}
