import type { eligibility as en } from '../en/eligibility.ts'

export const eligibility: typeof en = {
  title: (product) => `注册 ${product}`,
  documentTitles: { securityCheck: '安全验证 – 注册', form: '您的账单 – 注册' },
  stepIndicator: {
    label: '进度',
    stepOf: (current, all) => `第 ${current} 步，共 ${all} 步`,
    colon: '：',
    steps: ['安全验证', '您的账单', '您的登录信息', '确认'],
  },
  ready: {
    title: '请准备好',
    bill: '最近一期账单，用于填写账户号码和姓名',
    email: '您的电子邮箱，用于确认是您本人',
    phone: '您的手机，如果您希望每次登录时收到验证码',
  },
  again: '您填写账单信息后已过较长时间，请再次确认账单。您为登录信息填写的内容已保留，但密码和答案除外。',
  lead: '请准备好最近一期账单，并抄写两处标记的内容。',
  noBill: '手边没有账单？',
  lookUp: '在此查找',
  nameHint: '（与账单上的完全一致）',
  validating: '正在核对…',
  bill: {
    label: '账单样本',
    alt: '账单样本。靠近顶部标记 1 处：账户号码 XXXX-210012345678。其下方标记 2 处：姓名 Jordan M Rivera。',
    accountNumber: '账户号码，连字符之后的部分',
    name: '姓名，逐字照抄',
    viewLarger: '查看大图',
  },
  errors: {
    accountNumberRequired: '请输入账户号码',
    accountNumberInvalid: '账户号码无效',
    firstNameRequired: '请输入名字',
    lastNameRequired: '请输入姓氏',
    customerNameRequired: '请输入企业名称',
  },
  refusals: {
    detailsDoNotMatch: '输入的信息与我们的记录不符。',
    accountNumberNotFound: '未找到账户号码。',
    notEligible: '此账户无法注册。',
    sisterCustomer: (sister) => `此账户无法在这里注册，请前往 ${sister} 注册。`,
    somethingWrong: '出现了问题。请联系我们或重试。',
  },
  help: {
    detailsDoNotMatch: '请把账户号码和姓名与账单逐字核对。',
    accountNumberNotFound: '请把连字符后的 12 位数字与账单核对。',
    notEligible: (phone) => `请拨打 ${phone}，我们可以告诉您原因。`,
    sisterCustomer: (sister) => `前往 ${sister}`,
    somethingWrong: (phone) => `您输入的内容仍然保留。您可以拨打 ${phone} 联系我们。`,
  },
  alreadyRegistered: {
    title: '此账户无法注册',
    text: '此账户已经注册。请登录、找回登录名或重设密码。',
    forgotLogin: '忘记登录名',
    forgotPassword: '重设密码',
  },
  inProgress: {
    title: '注册尚未完成',
    text: '此账户已创建登录信息，但尚未激活。请打开我们发送的邮件中的激活链接，或让我们重新发送。',
  },
}
