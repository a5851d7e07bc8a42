import type { thirdPartyAcceptance as en } from '../en/third-party-acceptance.ts'

export const thirdPartyAcceptance: typeof en = {
  title: '接受成为次要账户持有人',
  lead: '您即将成为次要账户持有人，还差一步。',
  text: '最后，您必须关联一个账户：如果已有登录信息，请登录；否则请注册。',
  notKept: '此标签页中没有您的答复。答复保留 30 分钟，并且只在您作出答复的标签页中保留。',
  openAgain: '如需关联账户，请再次打开我们邮件中的链接。如果您已有登录信息，也可以登录。',
  linking: '正在把您的登录信息关联到账户…',
  signedInAs: {
    title: (name) => `您已以 ${name} 的身份登录`,
    text: '与此登录信息关联后，您将对该账户及其应付款项负责。',
    confirm: '关联到此登录信息',
    openAgain: '如需使用其他登录信息，请先退出登录，然后再次打开我们邮件中的链接。',
  },
  couldNotCreate: {
    title: '无法创建登录信息',
    text: '目前无法添加次要账户持有人。请重试。',
  },
  callFailed: '处理您的请求时出错。请重试，或联系我们寻求帮助。',
  incomplete: {
    title: '还剩一步',
    text: '您的登录信息已关联，但我们无法结束此请求。请重试。',
    tryAgain: '重试',
  },
  linked: {
    title: '您现在是次要账户持有人',
    text: '您现在可以查看账户和账单信息、管理账户、付款和预约服务。',
    account: '前往您的账户',
  },
}
