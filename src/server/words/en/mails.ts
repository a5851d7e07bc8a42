type Facts<Name extends string> = Readonly<Record<Name, string>>

const unlessYou = (phone: string) =>
  [
    'If that was you, you do not have to do anything.',
    `If that was not you, call ${phone}: we will close the login and protect your account.`,
  ].join('\n')

/** Each mail, with its paragraphs. The server adds the link to the button. */
export const mails = ({ productName, supportPhone }: Facts<'productName' | 'supportPhone'>) => ({
  accountNumber: ({ name, accountNumbers }: Facts<'name' | 'accountNumbers'>) => ({
    subject: `Your account number for ${productName}`,
    body: [
      `Hello ${name},`,
      'Here is the account number you asked for, as printed on your bill:',
      accountNumbers,
      `If you have no ${productName} login yet, register here:`,
      { button: 'Register' },
      'If you did not ask for it, you can ignore this email.',
    ],
  }),
  activation: ({ time }: Facts<'time'>) => ({
    subject: `Activate your ${productName} account`,
    body: [
      'Hello,',
      `Thank you for registering for ${productName}. Open this link to activate your account:`,
      { button: 'Activate account' },
      [
        `The link works once and expires in ${time}.`,
        'A registration that is not activated within three weeks lapses and must be redone.',
      ].join('\n'),
      'If you did not register, you can ignore this email.',
    ],
  }),
  code: ({ code, time }: Facts<'code' | 'time'>) => ({
    subject: `Your ${productName} verification code`,
    body: [
      `Your ${productName} verification code is ${code}.`,
      `It expires in ${time}. If you did not ask for it, you can ignore this email.`,
    ],
  }),
  emailCorrected: ({ address }: Facts<'address'>) => ({
    subject: `The email address of your ${productName} login was changed`,
    body: [
      'Hello,',
      `Our customer service has changed the email address of your ${productName} login to ${address}. All sessions have ended.`,
      `If you did not ask for this, call ${supportPhone}.`,
    ],
  }),
  invitation: ({ name, time }: Facts<'name' | 'time'>) => ({
    subject: `You are invited to ${productName}`,
    body: [
      `Hello ${name},`,
      `${productName} lets you see your bills and water use, pay online and schedule service. Open this link to register:`,
      { button: 'Register' },
      `The link works once and expires in ${time}.`,
    ],
  }),
  loginId: ({ name, loginIds }: Facts<'name' | 'loginIds'>) => ({
    subject: `Your ${productName} login ID`,
    body: [
      `Hello ${name},`,
      `You asked for your ${productName} login ID. It is:`,
      loginIds,
      'Log in here:',
      { button: 'Log in' },
      'If you did not ask for it, you can ignore this email.',
    ],
  }),
  loginReady: ({ name }: Facts<'name'>) => ({
    subject: `Your ${productName} login is ready`,
    body: [
      `Hello ${name},`,
      `Thank you for registering for ${productName}. You can log in now:`,
      { button: 'Log in' },
      'If you did not register, please contact us.',
    ],
  }),
  paperAgain: ({ name, accountNumber }: Facts<'name' | 'accountNumber'>) => ({
    subject: 'Your water bill comes on paper again',
    body: [
      `Hello ${name},`,
      `From now on the bills of the account ${accountNumber} come on paper again.`,
      'If you want your bills without paper, log in and press “Switch to paperless”:',
      { button: 'Your accounts' },
    ],
  }),
  paperless: ({ name, time }: Facts<'name' | 'time'>) => ({
    subject: 'Get your water bill without paper',
    body: [
      `Hello ${name},`,
      `Open this link, and from now on your bills come by email and in ${productName} instead of on paper:`,
      { button: 'Go paperless' },
      `The link expires in ${time}.`,
    ],
  }),
  paperlessOn: ({ name, accountNumber }: Facts<'name' | 'accountNumber'>) => ({
    subject: 'Your water bill now comes without paper',
    body: [
      `Hello ${name},`,
      `From now on the bills of the account ${accountNumber} come by email and in ${productName} instead of on paper.`,
      'If you want your bills on paper, open this page and press “Keep my paper bill”:',
      { button: 'Keep my paper bill' },
    ],
  }),
  passwordChanged: ({ name }: Facts<'name'>) => ({
    subject: `Your ${productName} password was changed`,
    body: [
      `Hello ${name},`,
      `The password of your ${productName} login was just changed, and you were logged out everywhere.`,
      `If that was not you, call ${supportPhone} and choose a new password now:`,
      { button: 'Choose a new password' },
    ],
  }),
  passwordReset: ({ name, loginId, time }: Facts<'name' | 'loginId' | 'time'>) => ({
    subject: `Reset your ${productName} password`,
    body: [
      `Hello ${name},`,
      `Somebody asked for a new password for your login ID ${loginId}. Open this link to choose one:`,
      { button: 'Choose a new password' },
      `The link works once and expires in ${time}.`,
      'If you did not ask for it, you can ignore this email. Your password stays as it is.',
    ],
  }),
  registered: ({ address, accountNumber }: Facts<'address' | 'accountNumber'>) => ({
    subject: `Your account was registered for ${productName}`,
    body: [
      'Hello,',
      `Your account ${accountNumber} was just registered for ${productName} with another email address: ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  registrationChanged: ({ address, accountNumber }: Facts<'address' | 'accountNumber'>) => ({
    subject: `The email address of your ${productName} registration was changed`,
    body: [
      'Hello,',
      `The registration of your account ${accountNumber} for ${productName} was just changed to another email address: ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  activated: ({ address, accountNumber }: Facts<'address' | 'accountNumber'>) => ({
    subject: `A ${productName} login for your account was activated`,
    body: [
      'Hello,',
      `The ${productName} login for your account ${accountNumber} was just activated with another email address: ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  thirdPartyAccepted: ({ name, holder, serviceAddress }: Facts<'name' | 'holder' | 'serviceAddress'>) => ({
    subject: `You agreed to share a ${productName} account`,
    body: [
      `Hello ${name},`,
      'You agreed to become a secondary account holder (third party) of this account:',
      [`Primary account holder: ${holder}`, `Service address: ${serviceAddress}`].join('\n'),
      'You will be able to see account and billing information, manage the account, make payments and schedule service.',
      'You take on responsibility for the account and its balance, together with the primary account holder.',
      `Your responsibility ends when you are removed from the account. To ask for that, call ${supportPhone}. Call too if it was not you who agreed.`,
    ],
  }),
  thirdPartyAgreed: ({
    name,
    thirdParty,
    accountNumber,
  }: Facts<'name' | 'thirdParty' | 'accountNumber'>) => ({
    subject: `${thirdParty} agreed to share your ${productName} account`,
    body: [
      `Hello ${name},`,
      `${thirdParty} has agreed to become a secondary account holder of your account ${accountNumber}.`,
      'If you did not ask for this, please contact us.',
    ],
  }),
  thirdPartyDeclined: ({
    name,
    thirdParty,
    accountNumber,
  }: Facts<'name' | 'thirdParty' | 'accountNumber'>) => ({
    subject: `${thirdParty} declined to share your ${productName} account`,
    body: [
      `Hello ${name},`,
      `${thirdParty} has declined to become a secondary account holder of your account ${accountNumber}.`,
      'You do not have to do anything. You can ask somebody else at any time.',
    ],
  }),
  thirdPartyRemoved: ({ thirdParty, accountNumber }: Facts<'thirdParty' | 'accountNumber'>) => ({
    subject: `A shared ${productName} account has ended`,
    body: [
      'Hello,',
      `${thirdParty} is no longer a secondary account holder of the account ${accountNumber}. The responsibility for the account and its balance, and the access to it, have ended.`,
    ],
  }),
  thirdPartyRequest: ({ name, holder, time }: Facts<'name' | 'holder' | 'time'>) => ({
    subject: `${holder} asks you to share a ${productName} account`,
    body: [
      `Hello ${name},`,
      `${holder} asks you to become a secondary account holder (third party). You would be responsible for the account and its balance, too, and could see and manage it.`,
      'Open this link to read what it means, and to accept or decline:',
      { button: 'Read and answer' },
      `The link is for you only and expires in ${time}. Opening it commits you to nothing.`,
    ],
  }),
})

export const endOfMail = {
  callUs: (phone: string) => `Questions? Call us at ${phone}.`,
  /** Who sends the mail and why the recipient gets it. */
  why: (utility: string) =>
    `You get this email from ${utility}, because this address was given for an account or a login.`,
}

export const textMessages = {
  codeText: ({ productName, code, time }: Facts<'productName' | 'code' | 'time'>) =>
    `${code} is your ${productName} verification code. It expires in ${time}.`,
}
