import {
  accountEnding,
  button,
  lines,
  queueMail,
  type MailContext,
  type MailTexts,
  type Recipient,
} from './mail.ts'
import { paperlessDays, paperlessPath } from './paperless.ts'

const words: MailTexts<{ name: string; accountNumber: string; productName: string; link: string }> = {
  en: ({ name, accountNumber, productName, link }) => ({
    subject: 'Your water bill now comes without paper',
    body: lines(
      `Hello ${name},`,
      '',
      `From now on the bills of the account ${accountNumber} come by email and in ${productName} instead of on paper.`,
      '',
      'If you want your bills on paper, open this page and press “Keep my paper bill”:',
      '',
      button('Keep my paper bill', link),
    ),
  }),
  es: ({ name, accountNumber, productName, link }) => ({
    subject: 'Su factura del agua ya llega sin papel',
    body: lines(
      `Hola, ${name}:`,
      '',
      `Desde ahora las facturas de la cuenta ${accountNumber} llegan por correo electrónico y a ${productName}, ya no en papel.`,
      '',
      'Si las prefiere en papel, abra esta página y pulse «Conservar mi factura en papel»:',
      '',
      button('Conservar mi factura en papel', link),
    ),
  }),
  fr: ({ name, accountNumber, productName, link }) => ({
    subject: 'Votre facture d’eau arrive désormais sans papier',
    body: lines(
      `Bonjour ${name},`,
      '',
      `Désormais, les factures du compte ${accountNumber} arrivent par email et sur ${productName} et non plus sur papier.`,
      '',
      'Si vous préférez le papier, ouvrez cette page et appuyez sur « Garder ma facture papier » :',
      '',
      button('Garder ma facture papier', link),
    ),
  }),
  zh: ({ name, accountNumber, productName, link }) => ({
    subject: '您的水费账单现已无纸化',
    body: lines(
      `${name}，您好：`,
      '',
      `从现在起，账户 ${accountNumber} 的账单将通过电子邮件和 ${productName} 提供，不再使用纸张。`,
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
  const facts = { name, accountNumber: accountEnding(contractNumber), productName, link }
  return queueMail(context, recipient, words, facts, paperlessDays * 24 * 60)
}
