import { paths } from '../../contract/portal-paths.ts'
import { lines, queueMail, type MailContext, type MailWords, type Recipient } from './mail.ts'

const words: MailWords<{ name: string; productName: string; link: string }> = {
  en: ({ name, productName, link }) => ({
    subject: `Your ${productName} login is ready`,
    body: lines(
      `Hello ${name},`,
      '',
      `Thank you for registering for ${productName}. You can log in now:`,
      '',
      link,
      '',
      'If you did not register, please contact us.',
    ),
  }),
  es: ({ name, productName, link }) => ({
    subject: `Su usuario de ${productName} está listo`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Gracias por registrarse en ${productName}. Ya puede iniciar sesión:`,
      '',
      link,
      '',
      'Si usted no se registró, comuníquese con nosotros.',
    ),
  }),
}

/** Confirms a registration whose email address a mailed link has proved already: it needs no activation. */
export const mailLoginReady = (
  { db, publicOrigin, productName }: MailContext,
  recipient: Recipient,
  login: { readonly loginId: string; readonly name: string },
): Promise<void> => {
  const link = `${publicOrigin}${paths.login}?${new URLSearchParams({ login: login.loginId })}`
  return queueMail(db, recipient, words, { name: login.name, productName, link })
}
