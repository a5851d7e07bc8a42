import type * as en from '../en/sign-in.ts'

const notStartedHere = '登录未能完成：它不是从此标签页开始的。请从这里登录。'

export const signIn: typeof en.signIn = {
  title: '登录',
  finishing: '正在完成登录…',
  failedTitle: '您尚未登录',
  failures: {
    stateMismatch: notStartedHere,
    nonceMismatch: notStartedHere,
    issuerMismatch: notStartedHere,
    audienceMismatch: notStartedHere,
    expired: '此次登录已使用过或已过期。请重试；每次登录只能使用一次，且有效时间很短。',
    accessDenied: '登录已取消或不被允许。请重试，或使用其他登录信息。',
    clockSkew: '此设备的时间不正确，因此无法核对登录。请把日期和时间设为自动，然后重试。',
    transactionExpired:
      '自您开始登录以来已超过 30 分钟，或页面已重新加载，或您是在另一个标签页中开始的。请重试。',
    unreachable: '我们无法连接登录页面。请检查网络连接，然后重试。',
    busy: '来自您网络的登录过多，此次登录未能完成。未作任何更改。',
    tokenTooLarge: '您的登录信息拥有的访问权限超出了此浏览器可以保存的数量。请致电我们，我们可以更改。',
    cookiesRefused:
      '此浏览器不保存本网站的 Cookie，没有它们就无法登录。请在浏览器设置中允许 Cookie，然后重试。',
    signOutFailed: '无法退出登录。请检查网络连接，然后重试。',
    unknown: '登录时出现了问题。请重试。',
  },
  stillSignedInTitle: '您仍处于登录状态',
  groupMissing: {
    title: '您的登录信息无法使用此页面',
    text: '您已登录，但您的登录信息无权访问此页面。请使用其他登录信息登录；如果您应有权访问，请致电我们。',
  },
  account: {
    documentTitle: '您的账户',
    greeting: (name) => (name === '' ? '欢迎' : `欢迎，${name}`),
    text: (product) => `您已登录 ${product}。`,
    login: '您的登录信息',
    bill: '查看并支付账单',
    signOut: '退出登录',
  },
  secondaryAccount: {
    title: '次要账户登录',
    text: '如需以次要账户持有人的身份使用账户，您必须登录已有账户或注册。',
  },
}

export const accountOverview: typeof en.accountOverview = {
  title: '您的账户',
  loading: '正在查询您的账户…',
  failed: '我们无法查询您的账户。请检查网络连接，然后重试。',
  none: '还没有账户与您的登录信息关联。',
  name: '账单上的姓名',
  part: '您的身份',
  secondary: '次要账户持有人',
  state: '账户状态',
  closed: '已关闭。您仍可在此查看。',
  details: '详细信息',
  bills: '账单',
  paperless: '无纸化账单',
  onPaper: '纸质账单',
  contact: '我们如何联系您',
  language: '邮件和短信的语言',
  phone: '接收验证码的手机',
  codes: '登录时的验证码',
  on: '已开启',
  off: '未开启',
  unconfirmed: '您曾要求在登录时通过短信接收验证码。确认此手机后即开始发送。',
  confirm: '确认此手机',
  sending: '正在发送验证码…',
  saveLanguage: '保存语言',
  savingLanguage: '正在保存…',
  languageSaved: (language) => `已保存。今后邮件和短信将使用${language}。`,
  languageNotSaved: (language) =>
    `我们无法保存语言，邮件和短信仍将使用${language}。请检查网络连接，然后重试。`,
  goPaperless: '改用无纸化账单',
  goPaper: '改用纸质账单',
  switching: '正在更改…',
  nowPaperless: '从现在起，您的账单将通过电子邮件发送，不再邮寄。',
  nowOnPaper: '从现在起，您的账单将以纸质形式邮寄。',
  notPaperless: '我们无法将此账户改为无纸化账单。',
  notOnPaper: '我们无法将此账户改为纸质账单。',
  checkConnection: '请检查网络连接，然后重试。',
}

export const sessions: typeof en.sessions = {
  title: '已登录的设备',
  loading: '正在查询已登录的设备…',
  failed: '我们无法查询已登录的设备。请检查网络连接，然后重试。',
  browserOn: (browser, system) => `${system} 上的 ${browser}`,
  unknownBrowser: '未知浏览器',
  thisOne: '此浏览器',
  since: (time) => `自 ${time}`,
  lastUsed: (time) => `上次使用：${time}`,
  onlyHere: '没有其他设备登录。',
  notYou: '不是您本人？请退出其他所有设备，然后通过“忘记密码”设置新密码。',
  signOutOthers: '退出其他所有设备',
  ended: '其他所有设备均已退出登录。',
  notEnded: '无法退出其他设备。请检查网络连接，然后重试。',
}
