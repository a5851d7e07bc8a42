import { paths } from '../../contract/portal-paths.ts'
import { button, lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

const words: MailTexts<{ name: string; productName: string; link: string }> = {
  en: ({ name, productName, link }) => ({
    subject: `Your ${productName} login is ready`,
    body: lines(
      `Hello ${name},`,
      '',
      `Thank you for registering for ${productName}. You can log in now:`,
      '',
      button('Log in', link),
      '',
      'If you did not register, please contact us.',
    ),
  }),
  es: ({ name, productName, link }) => ({
    subject: `Su acceso a ${productName} está listo`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Gracias por registrarse en ${productName}. Ya puede iniciar sesión:`,
      '',
      button('Iniciar sesión', link),
      '',
      'Si usted no se registró, póngase en contacto con nosotros.',
    ),
  }),
  fr: ({ name, productName, link }) => ({
    subject: `Votre accès sur ${productName} est prêt`,
    body: lines(
      `Bonjour ${name},`,
      '',
      `Merci pour votre inscription sur ${productName}. Vous pouvez maintenant vous connecter :`,
      '',
      button('Se connecter', link),
      '',
      'Si cette inscription n’est pas la vôtre, contactez-nous.',
    ),
  }),
  zh: ({ name, productName, link }) => ({
    subject: `您的 ${productName} 登录信息已就绪`,
    body: lines(
      `${name}，您好：`,
      '',
      `感谢您注册 ${productName}。您现在可以登录：`,
      '',
      button('登录', link),
      '',
      '如果您没有注册，请联系我们。',
    ),
  }),
}

/** Instead of an activation link, if a mailed link has already proved the email address. */
export const mailLoginReady = (
  context: MailContext,
  recipient: Recipient,
  login: { readonly loginId: string; readonly name: string },
): Promise<void> => {
  const { publicOrigin, productName } = context
  const link = `${publicOrigin}${paths.login}?${new URLSearchParams({ login: login.loginId })}`
  return queueMail(context, recipient, words, { name: login.name, productName, link })
}
