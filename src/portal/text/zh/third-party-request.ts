import type { thirdPartyRequest as en } from '../en/third-party-request.ts'

export const thirdPartyRequest: typeof en = {
  title: '有人邀请您共享账户',
  documentTitles: {
    form: '次要账户持有人的责任',
    review: '请核对您的答复 – 次要账户持有人的责任',
    taken: '我们已收到您的答复 – 次要账户持有人的责任',
  },
  account: {
    holder: '主要账户持有人',
    address: '供水地址',
  },
  lead: (holder) => `${holder} 请您成为此供水账户的次要账户持有人。`,
  may: {
    title: '您将可以',
    list: ['查看账户和账单信息', '管理账户', '付款和预约服务'],
  },
  takeOn: {
    title: '您将承担',
    text: '与主要账户持有人共同对该账户及其应付款项负责。',
    strong: '及其应付款项',
  },
  ends: {
    title: '如何终止',
    text: (phone) => `您被移出该账户后，责任即告终止。如需申请移除，请致电 ${phone}。`,
  },
  print: '打印此页',
  question: '您是否接受作为此账户次要账户持有人的责任？',
  errors: { selectionRequired: '请选择一项' },
  review: {
    title: '接受之前请核对',
    answer: '您的答复',
    yes: '是，我接受',
    note: '接受后，您将对此账户及其应付款项负责。',
    accept: '接受责任',
    change: '更改我的答复',
  },
  taken: {
    title: '我们已收到您的答复',
    no: '否，我不接受',
    note: '您的答复已无法在此页面更改。还差最后一步未完成，请重试。',
  },
  rejectionConfirm: '您确定不想成为次要账户持有人吗？',
  rejection: { yes: '是，我拒绝', no: '返回' },
  notFound: '未找到次要账户持有人请求',
  callFailed: '处理您的请求时出错。请重试，或联系我们寻求帮助。',
}
