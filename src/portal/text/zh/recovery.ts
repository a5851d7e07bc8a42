import type * as en from '../en/recovery.ts'

export const accountLookup: typeof en.accountLookup = {
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

export const forgotLogin: typeof en.forgotLogin = {
  title: '忘记登录名',
  documentTitles: {
    securityCheck: '安全验证 – 忘记登录名',
    form: '忘记登录名',
    sent: '登录名已发送',
    refused: '登录名未能发送',
  },
  formTitle: '请输入注册时使用的电子邮箱',
  lead: '我们会把登录名发送到该邮箱。',
  notice: '如果此电子邮箱关联了多个账户，请提供账户号码',
  multipleNotice: '此电子邮箱关联了多个账户，请提供账户号码',
  bill: {
    label: '账单样本',
    alt: '账单样本。靠近顶部标记 1 处：账户号码 XXXX-210012345678。',
    viewLarger: '查看大图',
  },
  errors: {
    emailRequired: '请输入电子邮箱',
    emailInvalid: '电子邮箱无效',
    accountNumberRequired: '请输入账户号码',
    accountNumberInvalid: '账户号码无效',
  },
  sent: {
    title: '登录名已发送',
    text: '您的登录名已发送到您的电子邮箱。',
    help: '如果没有收到邮件，请把我们邮件的发件人地址添加到您的通讯录，然后重试。',
    helpFrom: (sender) => `如果没有收到邮件，请把 ${sender} 添加到您的通讯录，然后重试。`,
    again: '重试',
  },
  refused: {
    title: '登录名未能发送',
    unable: '无法发送登录名',
    text: '所填信息与我们的记录不符。请检查后重试。',
  },
  callFailed: '出现了错误。请重试，或联系我们寻求帮助。',
}

export const forgotPassword: typeof en.forgotPassword = {
  title: '忘记密码',
  documentTitles: {
    securityCheck: '安全验证 – 忘记密码',
    form: '您的登录名 – 忘记密码',
    emailSelection: '您的电子邮箱 – 忘记密码',
    sent: '邮件已发送 – 忘记密码',
    failure: '未发送邮件 – 忘记密码',
    newYork: '纽约 – 忘记密码',
    staged: '尚未激活 – 忘记密码',
  },
  form: {
    title: '请提供用于重设密码的信息',
    forgotLogin: '忘记登录名？',
  },
  emailSelection: {
    title: '选择您的电子邮箱',
    lead: '我们可以把重设密码的链接发送到以下任一电子邮箱。',
  },
  errors: {
    userIdRequired: '请输入您的登录名',
    emailNotSelected: '请选择电子邮箱',
  },
  sent: {
    title: '请查看您的邮件',
    to: (email) => `我们已把重设密码的链接发送到 ${email}。`,
    text: '我们已把重设密码的链接发送到您注册时使用的电子邮箱。',
    help: '几分钟后仍未收到？请查看垃圾邮件文件夹，或重新开始。',
    again: '重新开始',
  },
  refused: {
    title: '无法发送找回密码的邮件。',
    text: '所填信息与我们的记录不符。请检查后重试。',
  },
  unable: {
    title: '未发送邮件',
    text: '目前无法为此账户发送重设密码的邮件，请联系客户服务以重设密码。',
    status: (status) => `状态：${status}`,
    statuses: {
      Inactive: '不可用',
      SUSPENDED: '已暂停',
      DEPROVISIONED: '已停用',
      LOCKED_OUT: '已锁定',
      RECOVERY: '正在恢复',
      PASSWORD_EXPIRED: '密码已过期',
    },
    callUs: '客户服务',
  },
  newYork: {
    title: '您的账户在纽约州',
    text: (sister) => `纽约州的账户由 ${sister} 负责。请在其网站上重设密码。`,
    goThere: '前往纽约网站',
  },
  staged: {
    title: '您的账户已创建，但尚未激活。',
    text: '账户激活之后才能重设密码。',
  },
  callFailed: '处理您的请求时出错。请重试；如果错误仍然存在，请联系我们。',
}
