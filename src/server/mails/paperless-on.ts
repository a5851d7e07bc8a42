import { button, lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'
import { paperlessDays, paperlessPath } from './paperless.ts'

const words: MailTexts<{ name: string; productName: string; link: string }> = {
  en: ({ name, productName, link }) => ({
    subject: 'Your water bill now comes without paper',
    body: lines(
      `Hello ${name},`,
      '',
      `From now on your bills come by email and in ${productName} instead of on paper.`,
      '',
      'If you want your bills on paper, open this page and press “Keep my paper bill”:',
      '',
      button('Keep my paper bill', link),
    ),
  }),
  es: ({ name, productName, link }) => ({
    subject: 'Su factura del agua ya llega sin papel',
    body: lines(
      `Hola, ${name}:`,
      '',
      `Desde ahora recibirá sus facturas por correo electrónico y en ${productName}, ya no en papel.`,
      '',
      'Si las prefiere en papel, abra esta página y pulse «Conservar mi factura en papel»:',
      '',
      button('Conservar mi factura en papel', link),
    ),
  }),
  fr: ({ name, productName, link }) => ({
    subject: 'Votre facture d’eau arrive désormais sans papier',
    body: lines(
      `Bonjour ${name},`,
      '',
      `Désormais, vos factures arrivent par email et sur ${productName} et non plus sur papier.`,
      '',
      'Si vous préférez le papier, ouvrez cette page et appuyez sur « Garder ma facture papier » :',
      '',
      button('Garder ma facture papier', link),
    ),
  }),
  zh: ({ name, productName, link }) => ({
    subject: '您的水费账单现已无纸化',
    body: lines(
      `${name}，您好：`,
      '',
      `从现在起，您的账单将通过电子邮件和 ${productName} 提供，不再使用纸张。`,
      '',
      '如果您想继续收到纸质账单，请打开此页面并点按“保留纸质账单”：',
      '',
      button('保留纸质账单', link),
    ),
  }),
}

/** Contains the same link again. The used link changes nothing, but its page has a button that keeps the paper bill. */
export const mailPaperlessOn = (
  context: MailContext,
  recipient: Recipient,
  {
    name,
    code,
    contractNumber,
  }: { readonly name: string; readonly code: string; readonly contractNumber: string },
): Promise<void> => {
  const { publicOrigin, productName } = context
  const link = `${publicOrigin}${paperlessPath(code, contractNumber)}`
  return queueMail(context, recipient, words, { name, productName, link }, paperlessDays * 24 * 60)
}
