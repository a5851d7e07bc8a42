import { inUnits } from '../../platform/language.ts'
import type { identity as en } from '../en/identity.ts'
import { createLogin } from '../../../portal/text/zh/registration.ts'
import { fields } from '../../../portal/text/zh/fields.ts'
import { landing } from '../../../portal/text/zh/landing.ts'
import { common, page } from '../../../portal/text/zh/page.ts'
import { smsVerification } from '../../../portal/text/zh/verification.ts'

export const identity: typeof en = {
  common,
  createLogin,
  fields,
  page,
  smsVerification,
  logIn: '登录',
  logInButton: '登录',
  forgotPassword: '忘记密码',
  forgotLogin: '忘记登录名',
  newHere: '第一次使用？',
  signUp: '注册',
  problems: {
    refused: '登录名或密码不正确。请检查后重试。',
    notActivated: '您的账户已创建，但尚未激活。',
    lapsed: '您的注册已失效：未在三周内激活。',
    inactive: '此登录信息已停用。请联系客户服务。',
    wrong: '验证码不正确。请查看短信，然后重试。',
    expired: '验证码已过期。请获取新的验证码。',
    blocked: '尝试次数过多，目前无法使用任何验证码。请一小时后再试。',
    noMoreMessages: (wait) => `尝试次数过多，目前无法再向此手机发送验证码。请在${wait}后重试。`,
    notServed: '我们无法向此手机发送短信。请联系客户服务。',
    budgetUsedUp: '今天无法再发送短信。请明天再试，或联系客户服务。',
    tooManyTries: (wait) => `尝试次数过多。请在${wait}后重试，或选择“忘记密码”：设置新密码后即可登录。`,
  },
  notActivatedHelp: '请打开我们发送的邮件中的激活链接，然后在此登录。',
  lapsedHelp: '请选择下方的“注册”并重新注册。您需要账单。',
  check: '请查看您的手机',
  codeSent: (end) =>
    `我们已向您尾号为 ${end} 的手机发送 6 位数验证码，有效期为${inUnits('zh', 10, 'minute')}。`,
  lostPhone: '没有收到验证码，或不再使用此手机？请致电',
  anotherLogin: '使用其他登录名登录',
  cooldown: (seconds) =>
    `我们刚刚向此手机发送了验证码。您可以在${inUnits('zh', seconds, 'second')}后再次获取。`,
  resent: '新的验证码正在发送。',
  notices: {
    expired: {
      title: '此登录页面已过期',
      text: '页面打开时间过长，或已使用过。未发送任何内容。请重新开始。',
    },
    failed: { title: '我们无法为您登录', text: '此链接无法使用。请从我们的首页重新开始。' },
    busy: { title: '请在一分钟后重试', text: '目前请求过多。请返回上一页，在一分钟后重试。' },
    signedOut: { title: landing.login.signedOut, text: '如需再次查看账户，请登录。' },
  },
  logOut: '退出登录',
  logOutButton: '退出登录',
  back: (product) => `返回 ${product}`,
  reset: {
    title: '设置新密码',
    newPassword: '新密码',
    furtherRules: ['不能是当前密码', '不能是容易猜到的密码'],
    save: '保存密码',
    problems: {
      passwordTooLong: '最多使用 256 个字符。',
      passwordCommon: '此密码容易猜到。请另选一个。',
      passwordUsed: '这是您当前的密码。请另选一个。',
    },
    tooManyTries: (wait) => `尝试次数过多。请在${wait}后重试。`,
    done: { title: '您的密码已更改', text: '您已在所有设备上退出登录。请用新密码登录。' },
    gone: { title: '此链接已失效', text: '它已使用过、已有更新的链接，或已超过一小时。未作任何更改。' },
    askAgain: '获取新链接',
  },
}
