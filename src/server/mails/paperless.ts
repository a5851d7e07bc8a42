import { inUnits, type Language } from '../platform/language.ts'
import { paths } from '../../contract/portal-paths.ts'
import { button, lines, mailLink, type MailContext, type MailTexts } from './mail.ts'

export const paperlessDays = 90

const words: MailTexts<{ name: string; productName: string; link: string; days: number }> = {
  en: ({ name, productName, link, days }) => ({
    subject: 'Get your water bill without paper',
    body: lines(
      `Hello ${name},`,
      '',
      `Open this link, and from now on your bills come by email and in ${productName} instead of on paper:`,
      '',
      button('Go paperless', link),
      '',
      `The link expires in ${inUnits('en', days, 'day')}.`,
    ),
  }),
  es: ({ name, productName, link, days }) => ({
    subject: 'Reciba su factura del agua sin papel',
    body: lines(
      `Hola, ${name}:`,
      '',
      `Abra este enlace, y desde ahora recibirá sus facturas por correo electrónico y en ${productName}, ya no en papel:`,
      '',
      button('Recibir la factura sin papel', link),
      '',
      `El enlace vence en ${inUnits('es', days, 'day')}.`,
    ),
  }),
  fr: ({ name, productName, link, days }) => ({
    subject: 'Recevez votre facture d’eau sans papier',
    body: lines(
      `Bonjour ${name},`,
      '',
      `Ouvrez ce lien : désormais, vos factures arriveront par email et sur ${productName} et non plus sur papier.`,
      '',
      button('Passer à la facture électronique', link),
      '',
      `Le lien expire dans ${inUnits('fr', days, 'day')}.`,
    ),
  }),
  zh: ({ name, productName, link, days }) => ({
    subject: '改用无纸化水费账单',
    body: lines(
      `${name}，您好：`,
      '',
      `请打开此链接，从此您的账单将通过电子邮件和 ${productName} 提供，不再使用纸张：`,
      '',
      button('开通无纸化账单', link),
      '',
      `此链接${inUnits('zh', days, 'day')}后过期。`,
    ),
  }),
}

export const paperlessPath = (code: string, contractNumber: string): string =>
  `${paths.paperlessEnrollment}?${new URLSearchParams({ bpg: code, ca: contractNumber })}`

/** `bpg` is a token with an expiry date, not the business partner GUID, so that a leaked link does not last. */
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
    (code) => paperlessPath(code, contractNumber),
    words,
    { name, days: paperlessDays },
  )
