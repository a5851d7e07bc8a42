import type * as en from '../en/third-party.ts'

export const thirdPartyRequest: typeof en.thirdPartyRequest = {
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

export const thirdPartyRegistration: typeof en.thirdPartyRegistration = {
  title: '次要账户持有人注册',
  change: '更改',
  person: {
    title: '个人信息',
    name: '姓名',
    careOf: '收件人（转交）',
    primaryPhone: '主要电话',
    extension: '分机号',
    confirmEmail: '确认电子邮箱',
  },
  address: {
    title: '地址',
    type: '地址类型',
    types: {
      STANDARD: '普通地址',
      'PO BOX': '邮政信箱',
      MILITARY: '军邮地址',
      FOREIGN: '美国境外地址',
    },
    streetSupplement: '街道补充地址',
    supplementHint: '公寓、楼层或楼栋',
    poBox: '邮政信箱',
    unit: '单元',
    units: {
      CMR: 'CMR（社区收发室）',
      PSC: 'PSC（邮政服务中心）',
      Unit: '单元',
    },
    unitNumber: '单元号',
    apoFmoDpo: 'APO/FMO/DPO',
    aeApAA: 'AE/AP/AA',
    foreignState: '国外州/省',
    foreignCountry: '国家/地区',
  },
  loginTitle: '登录信息',
  errors: {
    firstNameRequired: '请输入名字',
    lastNameRequired: '请输入姓氏',
    nameInvalid: '只能使用文字，不能使用数字或 @ 等符号，全名最多 60 个字符',
    primaryPhoneRequired: '请输入主要电话',
    confirmEmailRequired: '请确认电子邮箱',
    houseNumberRequired: '请输入门牌号',
    streetNameRequired: '请输入街道名称',
    poBoxRequired: '请输入邮政信箱',
    unitRequired: '请选择单元',
    unitNumberRequired: '请输入单元号',
    apoFmoDpoRequired: '请选择 APO/FMO/DPO',
    aeApAARequired: '请选择 AE/AP/AA',
    cityRequired: '请输入城市',
    stateRequired: '请选择州',
    foreignStateRequired: '请输入国外州/省',
    foreignCountryRequired: '请选择国家/地区',
    zipCodeRequired: '请输入邮政编码',
  },
  couldNotCreate: {
    title: '无法创建登录信息',
    refusals: {
      invalidAddress: '无法创建客户档案，请确认您输入的地址有效',
      partnerNotCreated: '无法创建客户档案，请重试或联系客户服务',
      accountsNotLinked: '无法关联账户，请重试或联系客户服务',
      loginIdTaken: '此登录名已被使用，请另选一个登录名',
      accountNotCreated: '无法创建账户，请重试或联系客户服务',
      notCreated: '目前无法创建新的登录信息。请确认您尚无登录信息，或稍后重试。',
      somethingWrong: '出现了问题，请重试或联系客户服务',
    },
  },
  account: {
    title: '请求',
    lead: '您已接受作为次要账户持有人对此账户的责任。您将用此登录信息使用该账户。',
  },
}

export const thirdPartyAcceptance: typeof en.thirdPartyAcceptance = {
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

export const thirdPartyConfirmation: typeof en.thirdPartyConfirmation = {
  title: '次要账户持有人确认',
  success: '您已注册成功',
  email: '您很快会收到一封确认邮件',
  whatNow: '该账户已关联到您的登录信息。请登录查看。',
  activateFirst: (email) =>
    `该账户已关联到您的登录信息。登录之前，请打开我们发送到 ${email} 的邮件并点按其中的链接。`,
}

export const thirdPartyOutcome: typeof en.thirdPartyOutcome = {
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
