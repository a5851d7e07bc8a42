import type { forgotPassword as en } from '../en/forgot-password.ts'

export const forgotPassword: typeof en = {
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
    again: '重试',
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
