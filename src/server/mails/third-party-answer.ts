import { lines, queueMail, type MailContext, type MailWords, type Recipient } from './mail.ts'

interface Decided {
  readonly name: string
  readonly thirdParty: string
  readonly isAccepted: boolean
  readonly contractNumber: string
}

const words: MailWords<Omit<Decided, 'contractNumber'> & { productName: string; accountNumber: string }> = {
  en: ({ name, thirdParty, isAccepted, productName, accountNumber }) => ({
    subject: isAccepted
      ? `${thirdParty} accepted to share your ${productName} account`
      : `${thirdParty} declined to share your ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      isAccepted
        ? `${thirdParty} has accepted to become a secondary account holder of your account ${accountNumber}.`
        : `${thirdParty} has declined to become a secondary account holder of your account ${accountNumber}.`,
      '',
      isAccepted
        ? 'If you did not ask for this, please contact us.'
        : 'You do not have to do anything. You can ask somebody else at any time.',
    ),
  }),
  es: ({ name, thirdParty, isAccepted, productName, accountNumber }) => ({
    subject: isAccepted
      ? `${thirdParty} aceptó compartir su cuenta de ${productName}`
      : `${thirdParty} no aceptó compartir su cuenta de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      isAccepted
        ? `${thirdParty} aceptó ser titular secundario de su cuenta ${accountNumber}.`
        : `${thirdParty} no aceptó ser titular secundario de su cuenta ${accountNumber}.`,
      '',
      isAccepted
        ? 'Si usted no lo pidió, comuníquese con nosotros.'
        : 'No tiene que hacer nada. Puede pedírselo a otra persona cuando quiera.',
    ),
  }),
}

/** To the primary holder. */
export const mailThirdPartyAnswer = (
  { db, productName }: MailContext,
  recipient: Recipient,
  { contractNumber, ...decided }: Decided,
): Promise<void> =>
  queueMail(db, recipient, words, { ...decided, productName, accountNumber: `XXXX-${contractNumber}` })
