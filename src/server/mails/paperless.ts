import type { Language } from '../platform/language.ts'
import { paths } from '../../contract/portal-paths.ts'
import { lines, mailLink, type MailContext, type MailWords } from './mail.ts'

const paperlessDays = 90

const words: MailWords<{ name: string; productName: string; link: string; days: number }> = {
  en: ({ name, productName, link, days }) => ({
    subject: 'Get your water bill without paper',
    body: lines(
      `Hello ${name},`,
      '',
      `Open this link, and from now on your bills come by email and in ${productName} instead of on paper:`,
      '',
      link,
      '',
      `The link expires in ${days} days.`,
    ),
  }),
  es: ({ name, productName, link, days }) => ({
    subject: 'Reciba su factura del agua sin papel',
    body: lines(
      `Hola, ${name}:`,
      '',
      `Abra este enlace, y desde ahora sus facturas llegarán por correo electrónico y a ${productName} en lugar de en papel:`,
      '',
      link,
      '',
      `El enlace vence en ${days} días.`,
    ),
  }),
}

/**
 * Mails a link that enrols the account in paperless billing. Its `bpg` stands for the business partner in this mail
 * only, so that a link that leaks works for a while and not for good.
 */
export const mailPaperlessLink = (
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
    { kind: 'paperless', subject: contractNumber, recipient: email, hours: paperlessDays * 24 },
    language,
    (code) => `${paths.paperlessEnrollment}?${new URLSearchParams({ bpg: code, ca: contractNumber })}`,
    words,
    { name, days: paperlessDays },
  )
