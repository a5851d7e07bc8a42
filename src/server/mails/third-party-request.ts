import { inUnits, type Language } from '../platform/language.ts'
import { paths } from '../../contract/portal-paths.ts'
import { button, lines, mailLink, type MailContext, type MailTexts } from './mail.ts'

const thirdPartyLinkDays = 14

const words: MailTexts<{ name: string; holder: string; productName: string; link: string; days: number }> = {
  en: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} asks you to share a ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      `${holder} asks you to become a secondary account holder (third party). You would be responsible for the account and its balance, too, and could see and manage it.`,
      '',
      'Open this link to read what it means, and to accept or decline:',
      '',
      button('Read and answer', link),
      '',
      `The link is for you only and expires in ${inUnits('en', days, 'day')}. Opening it commits you to nothing.`,
    ),
  }),
  es: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} le invita a compartir una cuenta de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `${holder} le pide que sea titular secundario de una cuenta de agua. Usted también sería responsable de la cuenta y de su saldo, y podría verla y administrarla.`,
      '',
      'Abra este enlace para leer lo que significa, y para aceptar o rechazar:',
      '',
      button('Leer y responder', link),
      '',
      `El enlace es solo para usted y vence en ${inUnits('es', days, 'day')}. Abrirlo no le compromete a nada.`,
    ),
  }),
  fr: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} vous propose de partager un compte ${productName}`,
    body: lines(
      `Bonjour ${name},`,
      '',
      `${holder} vous demande de devenir titulaire secondaire de son compte. Vous seriez aussi responsable du compte et de son solde, et vous pourriez le consulter et le gérer.`,
      '',
      'Ouvrez ce lien pour lire ce que cela signifie, et pour accepter ou refuser :',
      '',
      button('Lire et répondre', link),
      '',
      `Le lien est strictement personnel et expire dans ${inUnits('fr', days, 'day')}. L’ouvrir ne vous engage à rien.`,
    ),
  }),
  zh: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} 邀请您共享 ${productName} 账户`,
    body: lines(
      `${name}，您好：`,
      '',
      `${holder} 请您成为其账户的次要账户持有人。您也将对该账户及其应付款项负责，并可以查看和管理该账户。`,
      '',
      '请打开此链接了解其含义，并选择接受或拒绝：',
      '',
      button('查看并答复', link),
      '',
      `此链接仅供您本人使用，${inUnits('zh', days, 'day')}后过期。打开它不会使您承担任何义务。`,
    ),
  }),
}

export const mailThirdPartyLink = (
  context: MailContext,
  request: {
    readonly id: string
    readonly email: string
    readonly fullName: string
    readonly language: Language
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
