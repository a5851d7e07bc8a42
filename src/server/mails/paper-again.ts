import { paths } from '../../contract/portal-paths.ts'
import {
  accountEnding,
  button,
  lines,
  queueMail,
  type MailContext,
  type MailTexts,
  type Recipient,
} from './mail.ts'

const words: MailTexts<{ name: string; accountNumber: string; productName: string; link: string }> = {
  en: ({ name, accountNumber, link }) => ({
    subject: 'Your water bill comes on paper again',
    body: lines(
      `Hello ${name},`,
      '',
      `From now on the bills of the account ${accountNumber} come on paper again.`,
      '',
      'If you want your bills without paper, log in and press “Switch to paperless”:',
      '',
      button('Your accounts', link),
    ),
  }),
  es: ({ name, accountNumber, link }) => ({
    subject: 'Su factura del agua vuelve a llegar en papel',
    body: lines(
      `Hola, ${name}:`,
      '',
      `Desde ahora las facturas de la cuenta ${accountNumber} vuelven a llegar en papel.`,
      '',
      'Si las prefiere sin papel, inicie sesión y pulse «Cambiar a la factura sin papel»:',
      '',
      button('Sus cuentas', link),
    ),
  }),
  fr: ({ name, accountNumber, link }) => ({
    subject: 'Votre facture d’eau arrive de nouveau sur papier',
    body: lines(
      `Bonjour ${name},`,
      '',
      `Désormais, les factures du compte ${accountNumber} arrivent de nouveau sur papier.`,
      '',
      'Si vous les préférez sans papier, connectez-vous et appuyez sur « Passer à la facture électronique » :',
      '',
      button('Vos comptes', link),
    ),
  }),
  zh: ({ name, accountNumber, link }) => ({
    subject: '您的水费账单已恢复为纸质账单',
    body: lines(
      `${name}，您好：`,
      '',
      `从现在起，账户 ${accountNumber} 的账单将恢复为纸质账单。`,
      '',
      '如果您想改用无纸化账单，请登录并点按“改用无纸化账单”：',
      '',
      button('您的账户', link),
    ),
  }),
}

/**
 * Tells that an account has paper bills again. The mail has no link that enrols the account, because a mail scanner
 * would open it.
 */
export const mailPaperAgain = (
  context: MailContext,
  recipient: Recipient,
  { name, contractNumber }: { readonly name: string; readonly contractNumber: string },
): Promise<void> => {
  const { publicOrigin, productName } = context
  const link = `${publicOrigin}${paths.account}`
  return queueMail(context, recipient, words, {
    name,
    accountNumber: accountEnding(contractNumber),
    productName,
    link,
  })
}
