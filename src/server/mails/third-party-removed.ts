import { accountEnding, lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

interface Facts {
  readonly thirdParty: string
  readonly accountNumber: string
  readonly productName: string
}

const words: MailTexts<Facts> = {
  en: ({ thirdParty, accountNumber, productName }) => ({
    subject: `A shared ${productName} account has ended`,
    body: lines(
      'Hello,',
      '',
      `${thirdParty} is no longer a secondary account holder of the account ${accountNumber}. The responsibility for the account and its balance, and the access to it, have ended.`,
    ),
  }),
  es: ({ thirdParty, accountNumber, productName }) => ({
    subject: `Ya no se comparte una cuenta de ${productName}`,
    body: lines(
      'Hola:',
      '',
      `${thirdParty} ya no es titular secundario de la cuenta ${accountNumber}. Terminaron la responsabilidad por la cuenta y su saldo, y el acceso a ella.`,
    ),
  }),
  fr: ({ thirdParty, accountNumber, productName }) => ({
    subject: `Un compte ${productName} n’est plus partagé`,
    body: lines(
      'Bonjour,',
      '',
      `${thirdParty} n’est plus titulaire secondaire du compte ${accountNumber}. La responsabilité du compte et de son solde, ainsi que l’accès au compte, ont pris fin.`,
    ),
  }),
  zh: ({ thirdParty, accountNumber, productName }) => ({
    subject: `${productName} 账户共享已结束`,
    body: lines(
      '您好：',
      '',
      `${thirdParty} 不再是账户 ${accountNumber} 的次要账户持有人。对该账户及其应付款项的责任以及访问权限均已终止。`,
    ),
  }),
}

/** With only the last four digits of the account number. */
export const mailThirdPartyRemoved = (
  context: MailContext,
  to: Recipient,
  { contractNumber, thirdParty }: { readonly contractNumber: string; readonly thirdParty: string },
): Promise<void> => {
  const { productName } = context
  const accountNumber = accountEnding(contractNumber)
  return queueMail(context, to, words, { thirdParty, accountNumber, productName })
}
