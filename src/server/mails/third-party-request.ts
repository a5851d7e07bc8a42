import type { Language } from '../platform/language.ts'
import { paths } from '../../contract/portal-paths.ts'
import { lines, mailLink, type MailContext, type MailWords } from './mail.ts'

const thirdPartyLinkDays = 14

const words: MailWords<{ name: string; holder: string; productName: string; link: string; days: number }> = {
  en: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} asks you to share a ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      `${holder} asks you to become a secondary account holder (third party). You would be responsible for the account and its balance, too, and could see and manage it.`,
      '',
      'Open this link to read what it means, and to accept or decline:',
      '',
      link,
      '',
      `The link is for you only and expires in ${days} days. Opening it commits you to nothing.`,
    ),
  }),
  es: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} le pide compartir una cuenta de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `${holder} le pide ser titular secundario de su cuenta (tercero). Usted también sería responsable de la cuenta y de su saldo, y podría verla y administrarla.`,
      '',
      'Abra este enlace para leer lo que significa, y para aceptar o rechazar:',
      '',
      link,
      '',
      `El enlace es solo para usted y vence en ${days} días. Abrirlo no le compromete a nada.`,
    ),
  }),
}

/** To the third party. */
export const mailThirdPartyLink = (
  context: MailContext,
  request: {
    readonly id: string
    readonly email: string
    readonly fullName: string
    readonly language: Language
    /** The primary holder's name. */
    readonly holder: string
  },
): Promise<void> =>
  mailLink(
    context,
    { kind: 'thirdParty', subject: request.id, recipient: request.email, hours: thirdPartyLinkDays * 24 },
    request.language,
    (code) => `${paths.secondaryAccountHolder}?${new URLSearchParams({ code })}`,
    words,
    { name: request.fullName, holder: request.holder, days: thirdPartyLinkDays },
  )
