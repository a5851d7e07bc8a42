import { issuerPath } from '../../contract/identity.ts'
import type { Login } from '../domain/login.ts'
import { lines, mailLink, type MailContext, type MailWords } from './mail.ts'

export const resetLinkMinutes = 60

/** Where the mailed link leads: a page of the identity provider. */
export const resetPath = `${issuerPath}/reset-password`

const words: MailWords<{
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
      link,
      '',
      `The link works once and expires in ${minutes} minutes. Only the newest link works.`,
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
      link,
      '',
      `El enlace funciona una sola vez y vence en ${minutes} minutos. Solo funciona el enlace más reciente.`,
      '',
      'Si usted no la pidió, puede ignorar este correo. Su contraseña no cambia.',
    ),
  }),
}

export const mailResetLink = (
  context: MailContext,
  login: Pick<Login, 'oktaId' | 'loginId' | 'customerName' | 'language'>,
  recipient: string,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'reset', subject: login.oktaId, recipient, hours: resetLinkMinutes / 60 },
    login.language,
    (code) => `${resetPath}?${new URLSearchParams({ code, ui_locales: login.language })}`,
    words,
    { name: login.customerName, loginId: login.loginId, minutes: resetLinkMinutes },
  )
