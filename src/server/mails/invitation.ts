import type { Language } from '../platform/language.ts'
import { paths } from '../../contract/portal-paths.ts'
import { lines, mailLink, type MailContext, type MailWords } from './mail.ts'

const invitationDays = 30

const words: MailWords<{ name: string; productName: string; link: string; days: number }> = {
  en: ({ name, productName, link, days }) => ({
    subject: `You are invited to ${productName}`,
    body: lines(
      `Hello ${name},`,
      '',
      `With ${productName} you see your bills and your water use, pay online and ask for service. Open this link to register:`,
      '',
      link,
      '',
      `The link works once and expires in ${days} days.`,
    ),
  }),
  es: ({ name, productName, link, days }) => ({
    subject: `Le invitamos a ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `En ${productName} puede ver sus facturas y su consumo de agua, pagar en línea y pedir servicios. Abra este enlace para registrarse:`,
      '',
      link,
      '',
      `El enlace funciona una sola vez y vence en ${days} días.`,
    ),
  }),
}

export const mailInvitation = (
  context: MailContext,
  {
    contractNumber,
    email,
    name,
    language,
  }: {
    readonly contractNumber: string
    readonly email: string
    readonly name: string
    readonly language: Language
  },
): Promise<void> =>
  mailLink(
    context,
    { kind: 'invitation', subject: contractNumber, recipient: email, hours: invitationDays * 24 },
    language,
    (code) =>
      `${paths.registrationInvitation}?${new URLSearchParams({ guid: code, accountNumber: contractNumber })}`,
    words,
    { name, days: invitationDays },
  )
