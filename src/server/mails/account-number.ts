import { paths } from '../../contract/portal-paths.ts'
import { button, lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

const words: MailTexts<{
  name: string
  productName: string
  accountNumbers: readonly string[]
  link: string
}> = {
  en: ({ name, productName, accountNumbers, link }) => ({
    subject: `Your account number for ${productName}`,
    body: lines(
      `Hello ${name},`,
      '',
      'Here is the account number you asked for, as printed on your bill:',
      '',
      ...accountNumbers,
      '',
      `If you have no ${productName} login yet, register here:`,
      '',
      button('Register', link),
      '',
      'If you did not ask for it, you can ignore this email.',
    ),
  }),
  es: ({ name, productName, accountNumbers, link }) => ({
    subject: `Su número de cuenta para ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      'Usted pidió su número de cuenta, tal como aparece en su factura. Es:',
      '',
      ...accountNumbers,
      '',
      `Si todavía no tiene acceso a ${productName}, regístrese aquí:`,
      '',
      button('Registrarse', link),
      '',
      'Si usted no lo pidió, puede ignorar este correo.',
    ),
  }),
  fr: ({ name, productName, accountNumbers, link }) => ({
    subject: `Votre numéro de compte pour ${productName}`,
    body: lines(
      `Bonjour ${name},`,
      '',
      'Vous avez demandé votre numéro de compte, tel qu’il figure sur votre facture. Le voici :',
      '',
      ...accountNumbers,
      '',
      `Si vous n’avez pas encore d’accès sur ${productName}, inscrivez-vous ici :`,
      '',
      button('S’inscrire', link),
      '',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet email.',
    ),
  }),
  zh: ({ name, productName, accountNumbers, link }) => ({
    subject: `您的 ${productName} 账户号码`,
    body: lines(
      `${name}，您好：`,
      '',
      '您要求提供账户号码，与账单上印的相同。号码如下：',
      '',
      ...accountNumbers,
      '',
      `如果您还没有 ${productName} 登录信息，请在此注册：`,
      '',
      button('注册', link),
      '',
      '如果这不是您要求的，可以忽略此邮件。',
    ),
  }),
}

/** In the form that is printed on the bill. The link opens a form that contains the first number. */
export const mailAccountNumbers = (
  context: MailContext,
  recipient: Recipient,
  holder: {
    readonly name: string
    readonly customerType: 'Person' | 'Organization'
    readonly contractNumbers: readonly string[]
  },
): Promise<void> => {
  const { name, contractNumbers } = holder
  const { publicOrigin, productName } = context
  const prefill = new URLSearchParams({
    accountNumber: contractNumbers[0] ?? '',
    customerType: holder.customerType === 'Organization' ? 'O' : 'P',
  })
  const accountNumbers = contractNumbers.map((number) => `XXXX-${number}`)
  const link = `${publicOrigin}${paths.register}?${prefill}`
  return queueMail(context, recipient, words, { name, productName, accountNumbers, link })
}
