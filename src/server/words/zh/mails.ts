import type * as en from '../en/mails.ts'

const unlessYou = (phone: string) =>
  [
    '如果是您本人所为，您无需做任何事。',
    `如果不是您本人所为，请致电 ${phone}：我们会停用该登录信息，并保护您的账户。`,
  ].join('\n')

export const mails: typeof en.mails = ({ productName, supportPhone }) => ({
  accountNumber: ({ name, accountNumbers }) => ({
    subject: `您的 ${productName} 账户号码`,
    body: [
      `${name}，您好：`,
      '您要求提供账户号码，与账单上印的相同。号码如下：',
      accountNumbers,
      `如果您还没有 ${productName} 登录信息，请在此注册：`,
      { button: '注册' },
      '如果这不是您要求的，可以忽略此邮件。',
    ],
  }),
  activation: ({ time }) => ({
    subject: `激活您的 ${productName} 账户`,
    body: [
      '您好：',
      `感谢您注册 ${productName}。请打开此链接激活您的账户：`,
      { button: '激活账户' },
      [`此链接只能使用一次，${time}后过期。`, '三周内未激活的注册将失效，需要重新注册。'].join('\n'),
      '如果您没有注册，可以忽略此邮件。',
    ],
  }),
  code: ({ code, time }) => ({
    subject: `您的 ${productName} 验证码`,
    body: [
      `您的 ${productName} 验证码是 ${code}。`,
      `验证码${time}后过期。如果这不是您要求的，可以忽略此邮件。`,
    ],
  }),
  emailCorrected: ({ address }) => ({
    subject: `您的 ${productName} 登录信息的电子邮箱已更改`,
    body: [
      '您好：',
      `我们的客户服务已将您的 ${productName} 登录信息的电子邮箱更改为 ${address}。所有会话均已结束。`,
      `如果不是您要求的，请致电 ${supportPhone}。`,
    ],
  }),
  invitation: ({ name, time }) => ({
    subject: `邀请您使用 ${productName}`,
    body: [
      `${name}，您好：`,
      `您可以用 ${productName} 查看账单和用水量、在线付款和预约服务。请打开此链接注册：`,
      { button: '注册' },
      `此链接只能使用一次，${time}后过期。`,
    ],
  }),
  loginId: ({ name, loginIds }) => ({
    subject: `您的 ${productName} 登录名`,
    body: [
      `${name}，您好：`,
      `您要求提供 ${productName} 登录名。登录名如下：`,
      loginIds,
      '请在此登录：',
      { button: '登录' },
      '如果这不是您要求的，可以忽略此邮件。',
    ],
  }),
  loginReady: ({ name }) => ({
    subject: `您的 ${productName} 登录信息已就绪`,
    body: [
      `${name}，您好：`,
      `感谢您注册 ${productName}。您现在可以登录：`,
      { button: '登录' },
      '如果您没有注册，请联系我们。',
    ],
  }),
  paperAgain: ({ name, accountNumber }) => ({
    subject: '您的水费账单已恢复为纸质账单',
    body: [
      `${name}，您好：`,
      `从现在起，账户 ${accountNumber} 的账单将恢复为纸质账单。`,
      '如果您想改用无纸化账单，请登录并点按“改用无纸化账单”：',
      { button: '您的账户' },
    ],
  }),
  paperless: ({ name, time }) => ({
    subject: '改用无纸化水费账单',
    body: [
      `${name}，您好：`,
      `请打开此链接，从此您的账单将通过电子邮件和 ${productName} 提供，不再使用纸张：`,
      { button: '开通无纸化账单' },
      `此链接${time}后过期。`,
    ],
  }),
  paperlessOn: ({ name, accountNumber }) => ({
    subject: '您的水费账单现已无纸化',
    body: [
      `${name}，您好：`,
      `从现在起，账户 ${accountNumber} 的账单将通过电子邮件和 ${productName} 提供，不再使用纸张。`,
      '如果您想继续收到纸质账单，请打开此页面并点按“保留纸质账单”：',
      { button: '保留纸质账单' },
    ],
  }),
  passwordChanged: ({ name }) => ({
    subject: `您的 ${productName} 密码已更改`,
    body: [
      `${name}，您好：`,
      `您的 ${productName} 登录信息的密码刚刚更改，您已在所有设备上退出登录。`,
      `如果这不是您本人所为，请致电 ${supportPhone}，并立即设置新密码：`,
      { button: '设置新密码' },
    ],
  }),
  passwordReset: ({ name, loginId, time }) => ({
    subject: `重设您的 ${productName} 密码`,
    body: [
      `${name}，您好：`,
      `有人为您的登录名 ${loginId} 申请新密码。请打开此链接设置新密码：`,
      { button: '设置新密码' },
      `此链接只能使用一次，${time}后过期。`,
      '如果这不是您要求的，可以忽略此邮件。您的密码不会改变。',
    ],
  }),
  registered: ({ address, accountNumber }) => ({
    subject: `您的账户已注册 ${productName}`,
    body: [
      '您好：',
      `您的账户 ${accountNumber} 刚刚用另一个电子邮箱注册了 ${productName}：${address}。`,
      unlessYou(supportPhone),
    ],
  }),
  registrationChanged: ({ address, accountNumber }) => ({
    subject: `您在 ${productName} 的注册邮箱已更改`,
    body: [
      '您好：',
      `您的账户 ${accountNumber} 在 ${productName} 的注册刚刚改用另一个电子邮箱：${address}。`,
      unlessYou(supportPhone),
    ],
  }),
  activated: ({ address, accountNumber }) => ({
    subject: `您账户的 ${productName} 登录信息已激活`,
    body: [
      '您好：',
      `您的账户 ${accountNumber} 的 ${productName} 登录信息刚刚用另一个电子邮箱激活：${address}。`,
      unlessYou(supportPhone),
    ],
  }),
  thirdPartyAccepted: ({ name, holder, serviceAddress }) => ({
    subject: `您已同意共享 ${productName} 账户`,
    body: [
      `${name}，您好：`,
      '您已同意成为此账户的次要账户持有人：',
      [`主要账户持有人：${holder}`, `供水地址：${serviceAddress}`].join('\n'),
      '您可以查看账户和账单信息、管理账户、付款以及预约服务。',
      '您与主要账户持有人共同对该账户及其应付款项负责。',
      `您被移出该账户后，责任即告终止。如需申请移除，请致电 ${supportPhone}。如果同意的不是您本人，也请致电。`,
    ],
  }),
  thirdPartyAgreed: ({ name, thirdParty, accountNumber }) => ({
    subject: `${thirdParty} 已同意共享您的 ${productName} 账户`,
    body: [
      `${name}，您好：`,
      `${thirdParty} 已同意成为您的账户 ${accountNumber} 的次要账户持有人。`,
      '如果这不是您要求的，请联系我们。',
    ],
  }),
  thirdPartyDeclined: ({ name, thirdParty, accountNumber }) => ({
    subject: `${thirdParty} 未同意共享您的 ${productName} 账户`,
    body: [
      `${name}，您好：`,
      `${thirdParty} 未同意成为您的账户 ${accountNumber} 的次要账户持有人。`,
      '您无需做任何事。您随时可以邀请其他人。',
    ],
  }),
  thirdPartyRemoved: ({ thirdParty, accountNumber }) => ({
    subject: `${productName} 账户共享已结束`,
    body: [
      '您好：',
      `${thirdParty} 不再是账户 ${accountNumber} 的次要账户持有人。对该账户及其应付款项的责任以及访问权限均已终止。`,
    ],
  }),
  thirdPartyRequest: ({ name, holder, time }) => ({
    subject: `${holder} 邀请您共享 ${productName} 账户`,
    body: [
      `${name}，您好：`,
      `${holder} 请您成为其账户的次要账户持有人。您也将对该账户及其应付款项负责，并可以查看和管理该账户。`,
      '请打开此链接了解其含义，并选择接受或拒绝：',
      { button: '查看并答复' },
      `此链接仅供您本人使用，${time}后过期。打开它不会使您承担任何义务。`,
    ],
  }),
})

export const endOfMail: typeof en.endOfMail = {
  callUs: (phone) => `如有疑问，请致电 ${phone}。`,
  why: (utility) => `您收到 ${utility} 的这封邮件，是因为有人为账户或登录信息提供了此电子邮箱。`,
}

export const textMessages: typeof en.textMessages = {
  codeText: ({ productName, code, time }) => `${code} 是您的 ${productName} 验证码，${time}后过期。`,
}
