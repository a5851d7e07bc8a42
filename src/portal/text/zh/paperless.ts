import type { paperless as en } from '../en/paperless.ts'

export const paperless: typeof en = {
  title: '开通无纸化账单',
  loading: '正在加载',
  confirmation: {
    title: '无纸化账单已开通',
    enrolled: '您的账户已开通无纸化账单。',
    alreadyEnrolled: '您的账户此前已开通无纸化账单。',
    whatNow: '从现在起，您的账单将通过电子邮件发送，不再邮寄。',
  },
  paper: {
    title: '纸质账单',
    keep: '保留纸质账单',
    keeping: '正在恢复纸质账单……',
    kept: '您将继续收到纸质账单。',
    whatNow: '您的账单将以邮寄方式寄送。以后登录后可以开通无纸化账单。',
    notKept: '未能恢复纸质账单，请重试。',
  },
  failed: {
    title: '未能开通无纸化账单',
    text: '开通无纸化账单时出现了问题，请稍后重试。',
    tryAgain: '重试',
    openAgain: '请打开我们最新邮件中的链接，或在登录后开通无纸化账单。',
  },
}
