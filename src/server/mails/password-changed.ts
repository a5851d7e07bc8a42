import { paths } from '../../contract/portal-paths.ts'
import { lines, queueMail, type MailContext, type MailWords, type Recipient } from './mail.ts'

const words: MailWords<{ name: string; productName: string; link: string }> = {
  en: ({ name, productName, link }) => ({
    subject: `Your ${productName} password was changed`,
    body: lines(
      `Hello ${name},`,
      '',
      `The password of your ${productName} login was just changed, and you were logged out everywhere.`,
      '',
      'If that was not you, reset your password now and tell our customer service:',
      '',
      link,
    ),
  }),
  es: ({ name, productName, link }) => ({
    subject: `Se cambió su contraseña de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `La contraseña de su usuario de ${productName} se acaba de cambiar y se cerraron todas sus sesiones.`,
      '',
      'Si no fue usted, restablezca ahora su contraseña y avise a nuestro servicio al cliente:',
      '',
      link,
    ),
  }),
}

export const mailPasswordChanged = (
  { db, publicOrigin, productName }: MailContext,
  recipient: Recipient,
  name: string,
): Promise<void> =>
  queueMail(db, recipient, words, { name, productName, link: publicOrigin + paths.forgotPassword })
