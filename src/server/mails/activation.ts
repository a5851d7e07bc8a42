import { paths } from '../../contract/portal-paths.ts'
import type { Login } from '../domain/login.ts'
import { lines, mailLink, type MailContext, type MailWords } from './mail.ts'

const activationLinkDays = 3

const words: MailWords<{ productName: string; link: string; days: number }> = {
  en: ({ productName, link, days }) => ({
    subject: `Activate your ${productName} account`,
    body: lines(
      'Hello,',
      '',
      `Thank you for registering for ${productName}. Open this link to activate your account:`,
      '',
      link,
      '',
      `The link works once and expires in ${days} days.`,
      'A registration that is not activated within three weeks lapses and must be redone.',
      '',
      'If you did not register, you can ignore this email.',
    ),
  }),
  es: ({ productName, link, days }) => ({
    subject: `Active su cuenta de ${productName}`,
    body: lines(
      'Hola:',
      '',
      `Gracias por registrarse en ${productName}. Abra este enlace para activar su cuenta:`,
      '',
      link,
      '',
      `El enlace funciona una sola vez y vence en ${days} días.`,
      'Un registro que no se activa en tres semanas caduca y debe hacerse de nuevo.',
      '',
      'Si usted no se registró, puede ignorar este correo.',
    ),
  }),
}

/** Without a name: whoever registers types the address, and what stands in this mail is the utility's alone. */
export const mailActivationLink = (
  context: MailContext,
  { oktaId, email, language }: Pick<Login, 'oktaId' | 'email' | 'language'>,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'activation', subject: oktaId, recipient: email, hours: activationLinkDays * 24 },
    language,
    (code) => `${paths.registrationComplete}?${new URLSearchParams({ code })}`,
    words,
    { days: activationLinkDays },
  )
