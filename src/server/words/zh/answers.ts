import type * as en from '../en/answers.ts'

export const passwordRefusal: typeof en.passwordRefusal = {
  rules: '密码不符合要求：至少 8 个字符，含大写字母、小写字母和数字，且不含登录名的任何部分。',
  common: '此密码在常用密码列表中。请换一个密码。',
}

export const factorRefusal: typeof en.factorRefusal = {
  invalid: '验证码无效。',
  expired: '验证码已过期。请获取新的验证码。',
  tooManyAttempts: '输入错误验证码的次数过多。请在一小时后获取新的验证码。',
  pause: '刚刚已发送短信。请等待 30 秒后重试。',
  tooManyMessages: (wait) => `向此手机发送的短信过多。请在${wait}后重试。`,
  notServed: '我们无法向此手机发送短信。请联系客户服务。',
  budgetUsedUp: '今天无法再发送短信。请明天再试，或联系客户服务。',
}

export const tooLarge: typeof en.tooLarge =
  '您的浏览器发送的数据超出了本网站可接受的范围。请删除本网站的 Cookie，然后重试。'
