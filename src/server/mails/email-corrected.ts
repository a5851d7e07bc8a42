import { lines, maskEmail, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

interface Facts {
  readonly address: string
  readonly productName: string
  readonly supportPhone: string
}

const words: MailTexts<Facts> = {
  en: ({ address, productName, supportPhone }) => ({
    subject: `The email address of your ${productName} login was changed`,
    body: lines(
      'Hello,',
      '',
      `Our customer service has changed the email address of your ${productName} login to ${address}. All sessions have ended.`,
      '',
      `If you did not ask for this, call ${supportPhone}.`,
    ),
  }),
  es: ({ address, productName, supportPhone }) => ({
    subject: `Se cambió el correo de su acceso a ${productName}`,
    body: lines(
      'Hola:',
      '',
      `Nuestra atención al cliente cambió el correo de su acceso a ${productName} a ${address}. Se cerraron todas las sesiones.`,
      '',
      `Si no lo pidió, llame al ${supportPhone}.`,
    ),
  }),
  fr: ({ address, productName, supportPhone }) => ({
    subject: `L’adresse email de votre accès sur ${productName} a été modifiée`,
    body: lines(
      'Bonjour,',
      '',
      `Notre service client a remplacé l’adresse email de votre accès sur ${productName} par ${address}. Toutes les sessions ont pris fin.`,
      '',
      `Si vous ne l’avez pas demandé, appelez le ${supportPhone}.`,
    ),
  }),
  zh: ({ address, productName, supportPhone }) => ({
    subject: `您的 ${productName} 登录信息的电子邮箱已更改`,
    body: lines(
      '您好：',
      '',
      `我们的客户服务已将您的 ${productName} 登录信息的电子邮箱更改为 ${address}。所有会话均已结束。`,
      '',
      `如果不是您要求的，请致电 ${supportPhone}。`,
    ),
  }),
}

/** Goes to the old and to the new address. */
export const mailEmailCorrected = (
  context: MailContext,
  to: Recipient,
  newAddress: string,
): Promise<void> => {
  const { productName, supportPhone } = context
  return queueMail(context, to, words, { address: maskEmail(newAddress), productName, supportPhone })
}
