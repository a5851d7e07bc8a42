import { lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

interface Decided {
  readonly name: string
  readonly thirdParty: string
  readonly isAccepted: boolean
  readonly contractNumber: string
}

const words: MailTexts<Omit<Decided, 'contractNumber'> & { productName: string; accountNumber: string }> = {
  en: ({ name, thirdParty, isAccepted, productName, accountNumber }) => ({
    subject: isAccepted
      ? `${thirdParty} agreed to share your ${productName} account`
      : `${thirdParty} declined to share your ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      isAccepted
        ? `${thirdParty} has agreed to become a secondary account holder of your account ${accountNumber}.`
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
        ? 'Si usted no lo pidió, póngase en contacto con nosotros.'
        : 'No tiene que hacer nada. Puede pedírselo a otra persona cuando quiera.',
    ),
  }),
  fr: ({ name, thirdParty, isAccepted, productName, accountNumber }) => ({
    subject: isAccepted
      ? `${thirdParty} a accepté de partager votre compte ${productName}`
      : `${thirdParty} a refusé de partager votre compte ${productName}`,
    body: lines(
      `Bonjour ${name},`,
      '',
      isAccepted
        ? `${thirdParty} a accepté de devenir titulaire secondaire de votre compte ${accountNumber}.`
        : `${thirdParty} a refusé de devenir titulaire secondaire de votre compte ${accountNumber}.`,
      '',
      isAccepted
        ? 'Si vous ne l’avez pas demandé, contactez-nous.'
        : 'Vous n’avez rien à faire. Vous pouvez le demander à une autre personne à tout moment.',
    ),
  }),
  zh: ({ name, thirdParty, isAccepted, productName, accountNumber }) => ({
    subject: isAccepted
      ? `${thirdParty} 已同意共享您的 ${productName} 账户`
      : `${thirdParty} 未同意共享您的 ${productName} 账户`,
    body: lines(
      `${name}，您好：`,
      '',
      isAccepted
        ? `${thirdParty} 已同意成为您的账户 ${accountNumber} 的次要账户持有人。`
        : `${thirdParty} 未同意成为您的账户 ${accountNumber} 的次要账户持有人。`,
      '',
      isAccepted ? '如果这不是您要求的，请联系我们。' : '您无需做任何事。您随时可以邀请其他人。',
    ),
  }),
}

export const mailThirdPartyAnswer = (
  context: MailContext,
  recipient: Recipient,
  { contractNumber, ...decided }: Decided,
): Promise<void> =>
  queueMail(context, recipient, words, {
    ...decided,
    productName: context.productName,
    accountNumber: `XXXX-${contractNumber}`,
  })
