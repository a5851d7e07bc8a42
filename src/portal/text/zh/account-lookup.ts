import type { accountLookup as en } from '../en/account-lookup.ts'

export const accountLookup: typeof en = {
  title: '查找账户',
  documentTitles: {
    securityCheck: '安全验证 – 查找账户',
    form: '您的资料 – 查找账户',
    results: '结果 – 查找账户',
  },
  places: { securityCheck: '安全验证', form: '您的资料', results: '结果' },
  checkDone: '安全验证：已完成',
  lead: '我们会把账户号码发送到您登记的电子邮箱，绝不会显示在屏幕上。',
  mode: '查找方式',
  modes: { phone: '按电话号码查找', address: '按地址查找' },
  fields: {
    phone: '电话号码',
    supplement: '补充地址',
  },
  supplementHint: '公寓、单元或楼层',
  searching: '正在查找…',
  unanswered: '没有收到答复。您输入的内容仍然保留，请再次点按“下一步”。',
  errors: {
    firstNameRequired: '请输入名字',
    lastNameRequired: '请输入姓氏',
    customerNameRequired: '请输入企业名称',
    phoneInvalid: '请输入有效的电话号码',
    streetNameRequired: '请输入街道名称',
    cityRequired: '请输入城市',
    stateRequired: '请选择州',
    zipCodeRequired: '请输入邮政编码',
  },
  results: {
    sent: {
      title: '账户号码已发送',
      to: (email) => `您的账户号码已发送到 ${email}。`,
      text: '您的账户号码已发送到您登记的电子邮箱。',
      register: '收到号码后，请在此注册',
    },
    noEmail: {
      title: '该账户未登记电子邮箱',
      text: '找到了与所填信息相符的账户，但该账户未登记电子邮箱。',
    },
    newYork: {
      title: '未找到账户',
      text: '未找到与所填信息相符且可以注册的账户。',
      hint: (sister) => `纽约州的账户由 ${sister} 负责。`,
      goThere: '前往纽约网站',
    },
    notFound: {
      title: '未找到账户',
      text: '未找到与所填信息相符的账户号码。',
    },
  },
  noEmailHelp: {
    title: '没有收到邮件？',
    text: (phone) => `请查看垃圾邮件文件夹。如果仍未找到，请致电 ${phone}。`,
  },
  notFoundHelp: {
    title: '找不到账户号码？',
    text: (phone) => `请用其他信息再次查找，或致电 ${phone}。`,
  },
  back: '返回',
  searchAgain: '重新查找',
  notWhitelisted: '已找到账户资料，但无法发送到未经许可的电子邮箱',
  callFailed: '出现了问题',
}
