import { paths } from '../../contract/portal-paths.ts'
import { lines, queueMail, type MailContext, type MailWords, type Recipient } from './mail.ts'

const words: MailWords<{ name: string; productName: string; loginIds: readonly string[]; link: string }> = {
  en: ({ name, productName, loginIds, link }) => ({
    subject: `Your ${productName} login ID`,
    body: lines(
      `Hello ${name},`,
      '',
      `You asked for your ${productName} login ID. It is:`,
      '',
      ...loginIds,
      '',
      'Log in here:',
      '',
      link,
      '',
      'If you did not ask for it, you can ignore this email.',
    ),
  }),
  es: ({ name, productName, loginIds, link }) => ({
    subject: `Su ID de usuario de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Usted pidió su ID de usuario de ${productName}. Es:`,
      '',
      ...loginIds,
      '',
      'Inicie sesión aquí:',
      '',
      link,
      '',
      'Si usted no lo pidió, puede ignorar este correo.',
    ),
  }),
}

export const mailLoginIds = (
  { db, publicOrigin, productName }: MailContext,
  recipient: Recipient,
  { name, loginIds }: { readonly name: string; readonly loginIds: readonly string[] },
): Promise<void> => {
  const link = `${publicOrigin}${paths.login}?${new URLSearchParams({ login: loginIds[0] ?? '' })}`
  return queueMail(db, recipient, words, { name, productName, loginIds, link })
}
