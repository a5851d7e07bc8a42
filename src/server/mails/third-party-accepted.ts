import { lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'

interface Commitment {
  readonly name: string
  readonly holder: string
  /** One line. */
  readonly address: string
}

const words: MailTexts<Commitment & { productName: string; supportPhone: string }> = {
  en: ({ name, holder, address, productName, supportPhone }) => ({
    subject: `You agreed to share a ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      'You agreed to become a secondary account holder (third party) of this account:',
      '',
      `Primary account holder: ${holder}`,
      `Service address: ${address}`,
      '',
      'You will be able to see account and billing information, manage the account, make payments and schedule service.',
      '',
      'You take on responsibility for the account and its balance, together with the primary account holder.',
      '',
      `Your responsibility ends when you are removed from the account. To ask for that, call ${supportPhone}. Call too if it was not you who agreed.`,
    ),
  }),
  es: ({ name, holder, address, productName, supportPhone }) => ({
    subject: `Usted aceptó compartir una cuenta de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      'Usted aceptó ser titular secundario de esta cuenta:',
      '',
      `Titular principal: ${holder}`,
      `Dirección del servicio: ${address}`,
      '',
      'Podrá ver la información de la cuenta y de las facturas, administrar la cuenta, hacer pagos y programar el servicio.',
      '',
      'Usted asume la responsabilidad de la cuenta y de su saldo, junto con el titular principal.',
      '',
      `Su responsabilidad termina cuando se le retire de la cuenta. Para pedirlo, llame al ${supportPhone}. Llame también si no fue usted quien aceptó.`,
    ),
  }),
  fr: ({ name, holder, address, productName, supportPhone }) => ({
    subject: `Vous avez accepté de partager un compte ${productName}`,
    body: lines(
      `Bonjour ${name},`,
      '',
      'Vous avez accepté de devenir titulaire secondaire de ce compte :',
      '',
      `Titulaire principal : ${holder}`,
      `Adresse desservie : ${address}`,
      '',
      'Vous pourrez consulter les informations du compte et les factures, gérer le compte, effectuer des paiements et planifier des interventions.',
      '',
      'Vous êtes responsable du compte et de son solde, avec le titulaire principal.',
      '',
      `Votre responsabilité prend fin lorsque votre nom est retiré du compte. Pour le demander, appelez le ${supportPhone}. Appelez aussi si ce n’est pas vous qui avez accepté.`,
    ),
  }),
  zh: ({ name, holder, address, productName, supportPhone }) => ({
    subject: `您已同意共享 ${productName} 账户`,
    body: lines(
      `${name}，您好：`,
      '',
      '您已同意成为此账户的次要账户持有人：',
      '',
      `主要账户持有人：${holder}`,
      `供水地址：${address}`,
      '',
      '您可以查看账户和账单信息、管理账户、付款以及预约服务。',
      '',
      '您与主要账户持有人共同对该账户及其应付款项负责。',
      '',
      `您被移出该账户后，责任即告终止。如需申请移除，请致电 ${supportPhone}。如果同意的不是您本人，也请致电。`,
    ),
  }),
}

export const mailThirdPartyAccepted = (
  context: MailContext,
  recipient: Recipient,
  commitment: Commitment,
): Promise<void> =>
  queueMail(context, recipient, words, {
    ...commitment,
    productName: context.productName,
    supportPhone: context.supportPhone,
  })
