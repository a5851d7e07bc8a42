import { paths } from '../../contract/portal-paths.ts'
import { button, lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

const words: MailTexts<{ name: string; productName: string; supportPhone: string; link: string }> = {
  en: ({ name, productName, supportPhone, link }) => ({
    subject: `Your ${productName} password was changed`,
    body: lines(
      `Hello ${name},`,
      '',
      `The password of your ${productName} login was just changed, and you were logged out everywhere.`,
      '',
      `If that was not you, call ${supportPhone} and choose a new password now:`,
      '',
      button('Choose a new password', link),
    ),
  }),
  es: ({ name, productName, supportPhone, link }) => ({
    subject: `Se cambió su contraseña de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `La contraseña de su acceso a ${productName} se acaba de cambiar y se cerraron todas sus sesiones.`,
      '',
      `Si no fue usted, llame al ${supportPhone} y elija ahora una contraseña nueva:`,
      '',
      button('Elegir una contraseña nueva', link),
    ),
  }),
  fr: ({ name, productName, supportPhone, link }) => ({
    subject: `Votre mot de passe ${productName} a été modifié`,
    body: lines(
      `Bonjour ${name},`,
      '',
      `Le mot de passe de votre accès sur ${productName} vient d’être modifié, et toutes vos sessions ont été fermées.`,
      '',
      `Si ce n’était pas vous, appelez le ${supportPhone} et choisissez dès maintenant un nouveau mot de passe :`,
      '',
      button('Choisir un nouveau mot de passe', link),
    ),
  }),
  zh: ({ name, productName, supportPhone, link }) => ({
    subject: `您的 ${productName} 密码已更改`,
    body: lines(
      `${name}，您好：`,
      '',
      `您的 ${productName} 登录信息的密码刚刚更改，您已在所有设备上退出登录。`,
      '',
      `如果这不是您本人所为，请致电 ${supportPhone}，并立即设置新密码：`,
      '',
      button('设置新密码', link),
    ),
  }),
}

export const mailPasswordChanged = (
  context: MailContext,
  recipient: Recipient,
  name: string,
): Promise<void> =>
  queueMail(context, recipient, words, {
    name,
    productName: context.productName,
    supportPhone: context.supportPhone,
    link: context.publicOrigin + paths.forgotPassword,
  })
