import { paths } from '../../contract/portal-paths.ts'
import { button, lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

const words: MailTexts<{ name: string; productName: string; loginIds: readonly string[]; link: string }> = {
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
      button('Log in', link),
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
      button('Iniciar sesión', link),
      '',
      'Si usted no lo pidió, puede ignorar este correo.',
    ),
  }),
  fr: ({ name, productName, loginIds, link }) => ({
    subject: `Votre identifiant ${productName}`,
    body: lines(
      `Bonjour ${name},`,
      '',
      `Vous avez demandé votre identifiant ${productName}. Le voici :`,
      '',
      ...loginIds,
      '',
      'Connectez-vous ici :',
      '',
      button('Se connecter', link),
      '',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet email.',
    ),
  }),
  zh: ({ name, productName, loginIds, link }) => ({
    subject: `您的 ${productName} 登录名`,
    body: lines(
      `${name}，您好：`,
      '',
      `您要求提供 ${productName} 登录名。登录名如下：`,
      '',
      ...loginIds,
      '',
      '请在此登录：',
      '',
      button('登录', link),
      '',
      '如果这不是您要求的，可以忽略此邮件。',
    ),
  }),
}

export const mailLoginIds = (
  context: MailContext,
  recipient: Recipient,
  { name, loginIds }: { readonly name: string; readonly loginIds: readonly string[] },
): Promise<void> => {
  const { publicOrigin, productName } = context
  const link = `${publicOrigin}${paths.login}?${new URLSearchParams({ login: loginIds[0] ?? '' })}`
  return queueMail(context, recipient, words, { name, productName, loginIds, link })
}
