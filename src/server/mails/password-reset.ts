import { issuerPath } from '../../contract/identity.ts'
import type { Login } from '../domain/login.ts'
import { inUnits, type Language } from '../platform/language.ts'
import { button, lines, mailLink, type MailContext, type MailTexts } from './mail.ts'

export const resetLinkMinutes = 60

/** The page belongs to the identity provider. */
export const resetPath = `${issuerPath}/reset-password`

const words: MailTexts<{
  name: string
  loginId: string
  productName: string
  link: string
  minutes: number
}> = {
  en: ({ name, loginId, productName, link, minutes }) => ({
    subject: `Reset your ${productName} password`,
    body: lines(
      `Hello ${name},`,
      '',
      `Somebody asked for a new password for your login ID ${loginId}. Open this link to choose one:`,
      '',
      button('Choose a new password', link),
      '',
      `The link works once and expires in ${inUnits('en', minutes, 'minute')}.`,
      '',
      'If you did not ask for it, you can ignore this email. Your password stays as it is.',
    ),
  }),
  es: ({ name, loginId, productName, link, minutes }) => ({
    subject: `Restablezca su contraseña de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Alguien pidió una contraseña nueva para su ID de usuario ${loginId}. Abra este enlace para elegirla:`,
      '',
      button('Elegir una contraseña nueva', link),
      '',
      `El enlace funciona una sola vez y vence en ${inUnits('es', minutes, 'minute')}.`,
      '',
      'Si usted no la pidió, puede ignorar este correo. Su contraseña no cambia.',
    ),
  }),
  fr: ({ name, loginId, productName, link, minutes }) => ({
    subject: `Réinitialisez votre mot de passe ${productName}`,
    body: lines(
      `Bonjour ${name},`,
      '',
      `Un nouveau mot de passe a été demandé pour votre identifiant ${loginId}. Ouvrez ce lien pour le choisir :`,
      '',
      button('Choisir un nouveau mot de passe', link),
      '',
      `Le lien fonctionne une seule fois et expire dans ${inUnits('fr', minutes, 'minute')}.`,
      '',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer cet email. Votre mot de passe reste inchangé.',
    ),
  }),
  zh: ({ name, loginId, productName, link, minutes }) => ({
    subject: `重设您的 ${productName} 密码`,
    body: lines(
      `${name}，您好：`,
      '',
      `有人为您的登录名 ${loginId} 申请新密码。请打开此链接设置新密码：`,
      '',
      button('设置新密码', link),
      '',
      `此链接只能使用一次，${inUnits('zh', minutes, 'minute')}后过期。`,
      '',
      '如果这不是您要求的，可以忽略此邮件。您的密码不会改变。',
    ),
  }),
}

export const mailResetLink = (
  context: MailContext & { readonly language: Language },
  login: Pick<Login, 'oktaId' | 'loginId' | 'customerName'>,
  recipient: string,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'reset', subject: login.oktaId, recipient, hours: resetLinkMinutes / 60 },
    context.language,
    (code) => `${resetPath}?${new URLSearchParams({ code })}`,
    words,
    { name: login.customerName, loginId: login.loginId, minutes: resetLinkMinutes },
  )
